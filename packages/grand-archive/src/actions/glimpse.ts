/** Glimpsing: the action, and the procedure in which a player looks, may starcall or aethercall, and puts the cards back (game terms, glimpse). */
import {
  altered,
  ask,
  call,
  DONE as END,
  emit as emitEvents,
  go,
  moveEvent,
  noteEvent,
  type ObjectId,
  type PlayerId,
  type Procedure,
  procedure,
  revealEvent,
  underRules,
  zoneObjects,
} from '@rulewright/kernel';
import { actedEvent, loadEvent } from '../events/make.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import type { PlayInput, PlayResult } from '../playing-cards/play-card.ts';
import type { G } from '../state.ts';
import { MAIN_DECK } from '../zones/zones.ts';
import { playersOf } from './found.ts';
import { type GlimpseAnswer, type GlimpseDecision, isAethercall, isStarcall } from './glimpse-decision.ts';
import { increased } from './more.ts';
import { type ActionOf, type Acts, call as callNext, countFor, DONE, type Outcome, type Run } from './run.ts';
import { aetherwings, USED, waysToStarcall } from './star-and-aether.ts';

/** The players glimpse one after another. */
function glimpse(run: Run, action: ActionOf<'glimpse'>): Outcome {
  const queue =
    (run.work?.queue as readonly PlayerId[] | undefined) ??
    playersOf(run, action.who).filter((player) => countFor(run, action.count, player) > 0);
  const [player, ...rest] = queue;
  if (player === undefined) return DONE;
  const count = increased(run.g, 'glimpse', player, countFor(run, action.count, player));
  return callNext('glimpse', { player, count, source: run.ctx.source }, { queue: rest });
}

interface Glimpsing {
  readonly player: PlayerId;
  readonly count: number;
  readonly source: ObjectId;
  /** What is being looked at, as far as it has not been starcalled or aethercalled. */
  readonly cards?: readonly ObjectId[];
  /** A card was starcalled: all others go to the bottom (Starcalling 3). */
  readonly starcalled?: boolean;
  /** The card that is being starcalled, and the effect by which it may be for another cost. */
  readonly calling?: ObjectId;
  readonly permit?: ObjectId | null;
  readonly result?: PlayResult;
}

const looking: Procedure = procedure<G, Glimpsing>('glimpse', {
  look(g, d) {
    const cards = zoneObjects(g, MAIN_DECK, d.player).slice(0, d.count);
    const seen = cards.length === 0 ? [] : [revealEvent(cards, { to: d.player, cause: d.source })];
    return seen.length === 0 ? go('finish') : emitEvents(seen, { data: altered(d, { cards }) });
  },
  choose(g, d, answer) {
    const cards = d.cards ?? [];
    if (cards.length === 0) return go('finish');
    const bottomOnly = d.starcalled === true;
    if (answer === undefined) {
      if (bottomOnly && cards.length === 1)
        return emitEvents(placing(d, { top: [], bottom: cards }), { then: 'finish' });
      const decision: GlimpseDecision = {
        kind: 'glimpse',
        player: d.player,
        rule: bottomOnly ? 'kw-starcalling.3' : 'term-glimpse.2',
        prompt: 'glimpse',
        about: d.source,
        cards,
        bottomOnly,
        starcall: bottomOnly ? [] : cards.filter((card) => waysToStarcall(g, d.player, card).length > 0),
        aethercall: bottomOnly ? [] : cards.filter((card) => aetherwings(g, d.player, card).length > 0),
        into: [...new Set(cards.flatMap((card) => aetherwings(g, d.player, card)))],
      };
      return ask(decision);
    }
    const chosen = answer as GlimpseAnswer;
    if (isStarcall(chosen)) {
      const ways = waysToStarcall(g, d.player, chosen.starcall);
      const way = ways[chosen.way ?? 0] ?? ways[0];
      if (way === undefined) return go('choose');
      const input: PlayInput = {
        player: d.player,
        card: chosen.starcall,
        method: 'activate',
        by: 'starcalling',
        byEffect: true,
        cost: way.cost,
      };
      const data: Glimpsing = altered(d, { calling: chosen.starcall, permit: way.permit });
      return call('playCard', input, { store: 'result', data, then: 'starcalled' });
    }
    if (isAethercall(chosen)) {
      const rest = cards.filter((id) => id !== chosen.aethercall);
      const load = loadEvent(chosen.aethercall, chosen.into, { rule: 'kw-aethercalling.2' });
      return emitEvents([load], { data: altered(d, { cards: rest }), then: 'choose' });
    }
    const events = placing(d, chosen);
    return events.length === 0 ? go('finish') : emitEvents(events, { then: 'finish' });
  },
  /** Starcalling 1: the other cards go to the bottom. A card that could not be paid for is still looked at where it is. */
  starcalled(g, { result, calling, permit, ...d }) {
    const cards = (d.cards ?? []).filter((id) => id !== calling);
    if (result?.played !== true) {
      const there = zoneObjects(g, MAIN_DECK, d.player).slice(0, (d.cards ?? []).length);
      return go('choose', altered(d, { cards: there }));
    }
    const data = altered(d, { cards, starcalled: true });
    return permit === null || permit === undefined
      ? go('choose', data)
      : emitEvents([noteEvent(permit, USED, g.state.game.turn.number)], { data, then: 'choose' });
  },
  finish: (_g, d) =>
    emitEvents([actedEvent('glimpse', d.player, d.count, { cause: d.source })], { data: d, then: 'end' }),
  end: () => END,
});

/** Glimpse 2: some on top, the others to the bottom, each in an order of choice. What stays as it was does not move. */
function placing(
  { cards = [], source }: Glimpsing,
  chosen: Extract<GlimpseAnswer, { top: unknown }>,
): readonly GrandArchiveEvent[] {
  const cause = source;
  const kept = cards.filter((id) => chosen.top.includes(id));
  const down = chosen.bottom.map((id) => moveEvent(id, MAIN_DECK, { how: 'put', cause }));
  const isSame = chosen.top.every((id, i) => id === kept[i]);
  if (isSame) return down;
  return [...down, ...chosen.top.map((id, position) => moveEvent(id, MAIN_DECK, { how: 'put', position, cause }))];
}

export const glimpseProcedures = {
  glimpse: underRules(looking, {
    look: 'term-glimpse.2',
    choose: 'term-glimpse.2',
    starcalled: 'kw-starcalling.1',
    finish: 'term-glimpse.1',
  }),
} as const;

export const glimpsing: Acts<'glimpse'> = { glimpse };
