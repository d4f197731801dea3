/** Turn order: the phases, and the turn-based actions of each. */
import {
  altered,
  call,
  countersEvent,
  type Directive,
  DONE,
  emit,
  go,
  happen,
  moveEvent,
  NEXT,
  next,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Procedure,
  procedure,
  underRules,
  zoneObjects,
} from '@rulewright/kernel';
import type { StaticEffect } from '@rulewright/language/grand-archive';
import { activeFirst, endingAt, environment, inForce, settling } from '@rulewright/rules';
import { agilityTriggers } from '../abilities/player-abilities.ts';
import { forbidden } from '../effects/restrictions.ts';
import { playerState } from '../events/change-game.ts';
import { beginningEvent, drawEvent, expireEvent, goOnEvent, planEvent, turnedEvent } from '../events/make.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import { isPlaying, playerAfter } from '../general-rules/players.ts';
import { characteristics, controllerOf } from '../parts-of-a-card/characteristics.ts';
import { Flag, type G, type Phase } from '../state.ts';
import { giveOpportunity } from '../timing/opportunity.ts';
import { FIELD, HAND, MEMORY } from '../zones/zones.ts';
import { discardDown } from './size-limits.ts';
import { skipsPhase } from './skipping.ts';

/** Turn order 1. */
export const PHASES: readonly Phase[] = ['wakeUp', 'materialize', 'recollection', 'draw', 'main', 'end'];

/** Turn order 2: these give Opportunity by themselves. */
const OPEN: ReadonlySet<Phase> = new Set(['recollection', 'main', 'end', 'retaliation', 'damage']);
export const isOpenPhase = (phase: Phase): boolean => OPEN.has(phase);

interface Turns {
  readonly queue: readonly Phase[];
}

/** Special continuous effects 1: when time is distorted the materialize phase comes after the main phase. */
const DISTORTED: readonly Phase[] = ['wakeUp', 'recollection', 'draw', 'main', 'materialize', 'end'];
const isDistorted = (g: G): boolean =>
  environment(g).own.some((a) => (a.effect as StaticEffect).kind === 'distorted' && inForce(g, a));

/** Turn order 1.1, 1.2: the first turn of each player; in a two-player game the first player does not draw, either. */
export function phasesOf(g: G, player: PlayerId): readonly Phase[] {
  const isFirst = playerState(g, player).turnsTaken === 1;
  if (!isFirst) return isDistorted(g) ? DISTORTED : PHASES;
  const skipsDraw = g.state.players.length === 2 && g.state.game.turn.number === 1;
  return skipsDraw ? ['main', 'end'] : ['draw', 'main', 'end'];
}

/** One turn after another, for as long as the game lasts. */
const turns: Procedure = procedure<G, Turns>('turns', {
  beginTurn(g) {
    const { turn } = g.state.game;
    const extra = turn.extra.at(-1);
    if (extra !== undefined && !isPlaying(g, extra)) {
      happen(g, planEvent({ extra: turn.extra.slice(0, -1) }));
      return go('beginTurn', { queue: [] });
    }
    const player = extra ?? (turn.number === 0 ? turn.active : playerAfter(g, turn.regular));
    const number = turn.number + 1;
    happen(g, { kind: 'turn', player, number, ...(extra === undefined ? {} : { extra: true }) } as GrandArchiveEvent);
    // What lasts until a player's turn ends as it begins.
    const over = endingAt(g, { is: 'turn begins', of: [player], gone: false });
    if (over.length > 0) happen(g, expireEvent(over));
    return next({ queue: phasesOf(g, player) });
  },
  nextPhase(g, t) {
    const [phase, ...queue] = t.queue;
    if (phase === undefined) return go('beginTurn', { queue: [] });
    // Ending the game 8: the turn of a player who has lost goes to its end phase.
    if (!isPlaying(g, g.state.game.turn.active) && phase !== 'end') return go('nextPhase', { queue });
    if (skipsPhase(g, g.state.game.turn.active, phase)) return go('nextPhase', { queue });
    return call('phase', { phase }, { data: { queue }, then: 'ended' });
  },
  ended(g, t) {
    const { ending, moved } = g.state.game.turn;
    if (ending !== 'nothing') happen(g, planEvent({ ending: 'nothing' }));
    // Ending phases 2: straight to the clean-up.
    if (ending === 'turn') return call('phase', { phase: 'cleanup' }, { data: { queue: [] }, then: 'nextPhase' });
    if (g.state.game.turn.step === 'main' && moved.length > 0) {
      happen(g, planEvent({ moved: [] }));
      return go('nextPhase', { queue: [...moved, ...t.queue] });
    }
    return go('nextPhase', t);
  },
});

interface InPhase {
  readonly phase: Phase;
  readonly acted?: boolean;
}

const controlled = (g: G, player: PlayerId): readonly ObjectId[] =>
  zoneObjects(g, FIELD, player).filter((id) => controllerOf(g, id) === player);

/** Wake up phase 1: all at once. */
const wakeUp = (g: G): Directive => {
  const { active } = g.state.game.turn;
  const events = controlled(g, active)
    .filter((id) => (objectRow(g.state, id).flags & Flag.rested) !== 0)
    .filter((id) => forbidden(g, 'wakeDuringWakeUp', id) === null)
    .map((id) => turnedEvent('wake', id));
  return events.length === 0 ? NEXT : emit(events);
};

/** On Charge 2: a charge counter on each object whose On Charge ability has not triggered. */
const charging = (g: G): Directive => {
  const { active } = g.state.game.turn;
  const events = controlled(g, active)
    .filter((id) => (objectRow(g.state, id).flags & Flag.charged) === 0)
    .filter((id) => characteristics(g, id).abilities.some((a) => a.kind === 'triggered' && a.on.on === 'charge'))
    .map((id) => countersEvent(id, 'charge', 1));
  return events.length === 0 ? NEXT : emit(events);
};

/** What happens as a phase begins, before anything can trigger on it or anybody may act. */
const atOnce: Readonly<Partial<Record<Phase, (g: G) => Directive>>> = {
  wakeUp,
  recollection: charging,
  end(g) {
    const events = agilityTriggers(g);
    return events.length === 0 ? NEXT : emit(events);
  },
  draw: (g) => emit([drawEvent(g.state.game.turn.active, 'hand', { rule: 'draw-phase.1' })]),
};

/** One phase: it begins, its turn-based actions happen, players get Opportunity, it ends. */
const phase: Procedure = procedure<G, InPhase>('phase', {
  begin(g, { phase: name }) {
    if (name === 'cleanup') return go('cleanup');
    const over = endingAt(g, { is: 'step begins', step: name });
    if (over.length > 0) happen(g, expireEvent(over));
    happen(g, beginningEvent(name, g.state.game.turn.active, isOpenPhase(name)));
    return NEXT;
  },
  turnBasedAction: (g, { phase: name }) => atOnce[name]?.(g) ?? NEXT,
  first(g, s) {
    // Materialize phase 2: what has triggered is handled before the player materializes.
    return s.phase === 'materialize' ? giveOpportunity(g, 'materialize') : go('opportunity');
  },
  materialize(g, s) {
    if (g.state.game.turn.ending !== 'nothing') return go('end');
    return call('materialize', { player: g.state.game.turn.active }, { data: s, then: 'opportunity' });
  },
  opportunity: (g) => giveOpportunity(g, 'afterwards'),
  afterwards(g, s) {
    if (g.state.game.turn.ending !== 'nothing') return go('end');
    if (s.phase === 'recollection') return go('recollect');
    return s.phase === 'end' ? go('cleanup') : go('end');
  },
  /** Recollection phase 3, 4. */
  recollect(g) {
    const { active } = g.state.game.turn;
    happen(g, goOnEvent('recollection', false));
    const cards = zoneObjects(g, MEMORY, active);
    return cards.length === 0
      ? go('end')
      : emit(
          cards.map((id) => moveEvent(id, HAND, { how: 'recollected' })),
          { then: g.state.game.profile.recollecting === 'draw' ? 'end' : 'recollected' },
        );
  },
  recollected: (g) => giveOpportunity(g, 'end'),
  /** End phase 3. */
  cleanup(g) {
    happen(g, goOnEvent('cleanup', false));
    return NEXT;
  },
  /** End phase 3.1: down to what effects limit hand and memory to. */
  limits: (g, _s, answer) => discardDown(g, answer),
  wearOff: () => emit([{ kind: 'wearOff' } as GrandArchiveEvent]),
  settle: () => call('settle', settling, { store: 'acted' }),
  /** End phase 4: only if something has changed do players get Opportunity, and another clean-up follows. */
  again(g, s) {
    return s.acted === true
      ? call('opportunity', activeFirst(g), { data: altered(s, { acted: false }), then: 'cleanup' })
      : go('end');
  },
  end(g, { phase: name }) {
    const over = endingAt(g, { is: 'step ends', step: name });
    if (over.length > 0) happen(g, expireEvent(over));
    return DONE;
  },
});

export const turnProcedures = {
  turns,
  phase: underRules(phase, {
    begin: 'turn-order.6',
    turnBasedAction: 'special-actions.2',
    materialize: 'materialize-phase.3',
    opportunity: 'turn-order.2',
    recollect: 'recollection-phase.3',
    limits: 'end-phase.3',
    wearOff: 'end-phase.3',
    again: 'end-phase.4',
  }),
} as const;
