/** Turn structure (500–514): the steps in order, and the turn-based actions of each (703.4). */

import {
  type Answer,
  altered,
  ask,
  type ChooseEntities,
  call,
  type Directive,
  DONE,
  emit,
  go,
  happen,
  isPlayer,
  NEXT,
  next,
  type ObjectId,
  type PlayerId,
  type Procedure,
  procedure,
  type YesNo,
  zoneObjects,
} from '@rulewright/kernel';
import { STEPS, type Step } from '@rulewright/language/magic';
import { activeFirst, endingAt, settling } from '@rulewright/rules';
import { activePlayers, areOpponents, headOf, inTurnOrder, sharesLife } from '../100-game/101.4-turn-order.ts';
import { givePriority } from '../100-game/117-priority/117-priority.ts';
import { HAND } from '../400-zones/400-zones.ts';
import { inForce } from '../600-effects/613-continuous/611-active-effect.ts';
import { environment } from '../600-effects/613-continuous/environment.ts';
import {
  beginningEvent,
  combatEvent,
  discardEvent,
  drawEvent,
  expireEvent,
  loseLifeEvent,
  type MagicEvent,
  planTurnEvent,
  turnEvent,
} from '../700-additional/700.1-events/types.ts';
import { phasing } from '../700-additional/702-keywords/phasing.ts';
import { toldOn } from '../700-additional/714-sagas.ts';
import { turnOfTime } from '../700-additional/731-day-night.ts';
import { usualHandSize } from '../900-variants/902-vanguard.ts';
import { schemesInMotion } from '../900-variants/904-archenemy/904.9-schemes.ts';
import type { G } from '../state.ts';
import { select, value } from '../vocabulary/evaluate.ts';
import {
  afterCombat,
  endUntilTurnOf,
  nextInTurn,
  optionalSkips,
  skipBy,
  skips,
  withAddedSteps,
} from './500.7-turn-planning.ts';
import { untapAll } from './502.3-untapping.ts';
import { needsFirstStrikeStep } from './combat/index.ts';

/** 500.1: the phases with their steps. A second combat damage step is added where rule 510.4 asks for it. */
export const TURN_STEPS: readonly Step[] = STEPS.filter((step) => step !== 'first-strike-damage');

interface Turns {
  readonly queue: readonly Step[];
  /** Whose turn would begin; an extra one or not. */
  readonly coming?: { readonly player: PlayerId; readonly extra: boolean };
  /** How many effects that would let the player skip what is to begin were not used. */
  readonly declined?: number;
}

/** One turn after another, for as long as the game lasts. */
const turns: Procedure = procedure<G, Turns>('turns', {
  beginTurn(g) {
    const { turn } = g.state.game;
    const [extra, ...later] = turn.extraTurns;
    // 500.7: extra turns come first, the most recently created one before the others.
    const player = extra === undefined ? nextInTurn(g) : headOf(g, extra.player);
    if (extra !== undefined) {
      const skips = extra.skip === undefined ? {} : { skips: [...turn.skips, { player, step: extra.skip }] };
      const noSchemes = extra.noSchemes === true ? { noSchemes: turn.number + 1 } : {};
      happen(g, planTurnEvent({ extraTurns: later, ...skips, ...noSchemes }));
    }
    // 800.4k: the turn of a player who has left does not begin.
    if (g.state.players[player]?.standing !== 'playing') return go('beginTurn');
    return next({ queue: [], coming: { player, extra: extra !== undefined } });
  },
  skipTurn_614_10(g, t, answer) {
    const { player, extra } = t.coming ?? { player: g.state.game.turn.active, extra: false };
    const choice = extra && skips(g, player, 'extraTurn') ? SKIPPED : skipChoice(g, t, player, 'turn', answer);
    if ('do' in choice) return choice;
    if (choice.skipped) {
      // 614.10: the turn is passed by as though it did not exist; the next player's comes.
      if (!extra) happen(g, planTurnEvent({ seat: player }));
      return go('beginTurn', { queue: [] });
    }
    const seat = extra ? {} : { seat: player };
    happen(g, turnEvent(player, g.state.game.turn.number + 1, { rule: '500.1', ...seat }));
    return next({ queue: TURN_STEPS });
  },
  nextStep(g, t, answer) {
    const [step, ...queue] = t.queue;
    if (step === undefined) return go('beginTurn', { queue: [] });
    const choice = withoutAttack(g, step) ? SKIPPED : skipChoice(g, t, g.state.game.turn.active, step, answer);
    if ('do' in choice) return choice;
    if (choice.skipped) return go('nextStep', { queue: step === 'combat' ? afterCombat(queue) : queue });
    return call('step', { step }, { data: { queue }, then: 'added' });
  },
  added(g, t) {
    const { ending, step } = g.state.game.turn;
    if (ending !== 'nothing') happen(g, planTurnEvent({ ending: 'nothing' }));
    // 724.1d: straight to the cleanup step.
    if (ending === 'turn') return go('nextStep', { queue: ['cleanup'] });
    if (ending === 'combat') {
      // 724.2d: straight to the next phase.
      ended(g, 'end-combat');
      const queue = step === 'end-combat' ? t.queue : afterCombat(t.queue);
      return go('nextStep', { queue: withAddedSteps(g, 'end-combat', queue) });
    }
    return go('nextStep', { queue: withAddedSteps(g, step, t.queue) });
  },
});

/** 508.8: without attackers there are no blockers and no damage. */
const withoutAttack = (g: G, step: Step): boolean =>
  (step === 'blockers' || step === 'damage') && g.state.game.combat?.attacked !== true;

const SKIPPED = { skipped: true } as const;
const NOT_SKIPPED = { skipped: false } as const;

/** 614.10: whether a step or turn that would begin is skipped; a player who may skip it is asked, once for each such effect. */
function skipChoice(g: G, t: Turns, player: PlayerId, step: Step | 'turn', answer: Answer | undefined) {
  if (answer === undefined && t.declined === undefined && skips(g, player, step)) return SKIPPED;
  const may = optionalSkips(g, player, step);
  if (may.length === 0) return NOT_SKIPPED;
  const declined = (t.declined ?? 0) + (answer === false ? 1 : 0);
  const effect = may[answer === true ? (t.declined ?? 0) : declined];
  if (effect === undefined) return NOT_SKIPPED;
  if (answer === true) {
    skipBy(g, effect);
    return SKIPPED;
  }
  const decision: YesNo = { kind: 'yesNo', player, rule: '614.10', prompt: 'skip', about: effect.ctx.source };
  return ask(decision, { ...t, declined });
}

interface InStep {
  readonly step: Step;
  readonly again?: boolean;
  readonly acted?: boolean;
}

/** One step: it begins, its turn-based actions happen, players get priority, it ends. */
const step: Procedure = procedure<G, InStep>('step', {
  begin(g, s) {
    if (s.step === 'damage' && needsFirstStrikeStep(g) && s.again !== true) {
      // 510.4: an extra combat damage step for first and double strike comes before the regular one.
      return call('step', { step: 'first-strike-damage' }, { data: altered(s, { again: true }), then: 'begin' });
    }
    // 724.1d: the turn has ended in the first of two combat damage steps.
    if (g.state.game.turn.ending !== 'nothing') return DONE;
    // 500.4: before anything triggers at its beginning.
    const over = endingAt(g, { is: 'step begins', step: s.step });
    if (over.length > 0) happen(g, expireEvent(over));
    const [first = g.state.game.turn.active, ...others] = activePlayers(g);
    // 805.4d: the step is that of each player on the active team.
    happen(g, beginningEvent(s.step, first), ...others.map((player) => beginningEvent(s.step, player, { also: true })));
    return NEXT;
  },
  afterSkip_614_10b(g) {
    const [first, ...afterSkip] = g.state.game.turn.afterSkip ?? [];
    if (first === undefined) return NEXT;
    happen(g, planTurnEvent({ afterSkip }));
    return call('runActions', first, { then: 'afterSkip_614_10b' });
  },
  phasing_502_1(g, s) {
    const events = s.step === 'untap' ? phasing(g) : [];
    return events.length === 0 ? NEXT : emit(events);
  },
  dayNight_502_2(g, s) {
    const events = s.step === 'untap' ? turnOfTime(g) : [];
    return events.length === 0 ? NEXT : emit(events);
  },
  turnBasedActions_703_4(g, s) {
    return actions[s.step]?.(g) ?? NEXT;
  },
  priority(g, s) {
    if (s.step === 'cleanup') return go('cleanup_514_1');
    if (s.step === 'untap') return go('end');
    return givePriority(g, 'end');
  },
  cleanup_514_1(g, _s, answer) {
    const player = activePlayers(g).find((p) => excessCards(g, p) > 0);
    if (player === undefined) return NEXT;
    if (answer !== undefined) {
      const discards = (answer as readonly ObjectId[]).map((object) => discardEvent(player, object));
      return emit(discards, { then: 'cleanup_514_1' });
    }
    const hand = zoneObjects(g, HAND, player);
    const excess = excessCards(g, player);
    const choice: ChooseEntities = {
      kind: 'entities',
      player,
      rule: '514.1',
      prompt: 'discard',
      from: hand,
      min: excess,
      max: excess,
    };
    return ask(choice);
  },
  cleanup_514_2() {
    return emit([{ kind: 'wearOff' }]);
  },
  cleanup_514_3() {
    return call('settle', settling, { store: 'acted' });
  },
  cleanup_514_3a(g, s) {
    // Only if something happened do players get priority, and then another cleanup step follows.
    return s.acted === true
      ? call('priority', activeFirst(g), { data: { ...s, acted: false, again: true } })
      : go('end');
  },
  anotherCleanup(g) {
    if (g.state.game.turn.ending !== 'nothing') happen(g, planTurnEvent({ ending: 'nothing' }));
    return go('cleanup_514_1');
  },
  end(g, s) {
    if (!g.state.game.profile.manaBurn) {
      happen(g, { kind: 'emptyPools' });
      return ended(g, s.step);
    }
    // Until 2009 pools emptied as phases end.
    const events = PHASE_ENDS.has(s.step) ? manaBurn(g) : [];
    return events.length === 0 ? ended(g, s.step) : emit(events);
  },
  burned(g, s) {
    return ended(g, s.step);
  },
});

/** What lasts until the end of the step ends with it. */
function ended(g: G, step: Step): Directive {
  const over = endingAt(g, { is: 'step ends', step });
  if (over.length > 0) happen(g, expireEvent(over));
  if (step === 'end-combat') happen(g, combatEvent(null));
  return DONE;
}

/** 402.2: seven, or what a vanguard makes of it (902.5b), unless effects say otherwise, each in turn (613.11). */
export function maximumHandSize(g: G, player: PlayerId): number {
  let size = usualHandSize(g, player);
  for (const a of environment(g).may) {
    if (a.effect.action !== 'noMaximumHandSize' && a.effect.action !== 'maximumHandSize') continue;
    if (!inForce(g, a) || !select(g, a.effect.who, a.ctx).includes(player)) continue;
    if (a.effect.action === 'noMaximumHandSize') size = Number.POSITIVE_INFINITY;
    else size = value(g, a.effect.size ?? size, a.ctx) + value(g, a.effect.by ?? 0, a.ctx);
  }
  return Math.max(0, size);
}

/** Players whom effects let draw in the draw steps of their opponents, once for each effect, in turn order (101.4). */
function drawingToo(g: G): readonly PlayerId[] {
  const { active } = g.state.game.turn;
  const drawing = environment(g).may.flatMap(({ effect, ctx }) =>
    effect.action === 'drawToo' ? select(g, effect.who, ctx).filter(isPlayer) : [],
  );
  if (drawing.length === 0) return [];
  return inTurnOrder(g).flatMap((player) =>
    areOpponents(g, player, active) ? drawing.filter((each) => each === player) : [],
  );
}

/** 103.8a–c: in a two-player game, and in a Two-Headed Giant game, whoever goes first does not draw in the first turn. */
const skipsFirstDraw = (g: G): boolean => g.state.players.length === 2 || sharesLife(g);

const excessCards = (g: G, player: PlayerId): number =>
  zoneObjects(g, HAND, player).length - maximumHandSize(g, player);

/** The last steps of the phases. */
const PHASE_ENDS: ReadonlySet<Step> = new Set(['draw', 'main1', 'end-combat', 'main2', 'cleanup']);

/** Each player loses as much life as mana that is left. */
function manaBurn(g: G): readonly MagicEvent[] {
  const burns = inTurnOrder(g).flatMap((player): MagicEvent[] => {
    const amount = g.state.game.totals[player]?.mana.length ?? 0;
    return amount === 0 ? [] : [loseLifeEvent(player, amount)];
  });
  return burns.length === 0 ? burns : [{ kind: 'emptyPools' }, ...burns];
}

const actions: Readonly<Partial<Record<Step, (g: G) => Directive>>> = {
  /** 502.3: the active player's permanents untap; effects that last until that player's next turn end first. */
  untap(g) {
    endUntilTurnOf(g, activePlayers(g));
    return untapAll(g);
  },
  /** 504.1; in the first turn there may be no draw. */
  draw(g) {
    const { turn } = g.state.game;
    if (turn.number === 1 && skipsFirstDraw(g)) return NEXT;
    // 805.4b: each player of the active team draws.
    const players = [...activePlayers(g), ...drawingToo(g)];
    return emit(players.map((player) => drawEvent(player, { rule: '504.1' })));
  },
  /** 714.3c: the Sagas of the active player go on; 904.9: an archenemy sets a scheme in motion. */
  main1(g) {
    const events = [...toldOn(g), ...schemesInMotion(g)];
    return events.length === 0 ? NEXT : emit(events);
  },
  combat: (g) => {
    const attackingPlayer = g.state.game.turn.active;
    const combat = { attackingPlayer, attackers: [], blockers: [], struck: [], attacked: false, blocksDeclared: false };
    happen(g, combatEvent(combat, { rule: '507.1' }));
    return NEXT;
  },
  attackers: () => call('declareAttackers', {}),
  blockers: () => call('declareBlockers', {}),
  'first-strike-damage': () => call('combatDamage', { first: true }),
  damage: () => call('combatDamage', { first: false }),
};

export const turnProcedures = { turns, step } as const;
