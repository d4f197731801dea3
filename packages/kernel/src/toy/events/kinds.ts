/** What happens in the toy game. */
import {
  type EventKind,
  type GameEvent,
  type MoveEvent,
  type ObjectId,
  type PlayerId,
  zoneObjects,
} from '../../index.ts';
import { endGame, reorderZone, setPending, writeGame } from '../../write.ts';
import { DRAW, HAND, LIBRARY, SCORE } from '../cards.ts';
import { other, points, type ToyGame } from '../state.ts';

export interface DrawEvent extends GameEvent {
  readonly kind: 'draw';
  readonly player: PlayerId;
  readonly count: number;
}
export interface ScoreEvent extends GameEvent {
  readonly kind: 'score';
  readonly player: PlayerId;
  readonly amount: number;
}
export interface ArrangeEvent extends GameEvent {
  readonly kind: 'arrange';
  readonly player: PlayerId;
  readonly order: readonly ObjectId[];
}

export interface FirstEvent extends GameEvent {
  readonly kind: 'first';
  readonly player: PlayerId;
}

export const draw = (player: PlayerId, count = 1): DrawEvent => ({ kind: 'draw', player, count });
export const score = (player: PlayerId, amount: number): ScoreEvent => ({ kind: 'score', player, amount });
export const moveTo = (object: ObjectId, to: number): MoveEvent => ({ kind: 'move', object, to });

export const pointsEvent = (
  on: PlayerId,
  amount: number,
): GameEvent & { on: PlayerId; counter: string; amount: number } => ({
  kind: 'counters',
  on,
  counter: 'points',
  amount,
});

const quiet = { rule: '0', triggerHook: -1, replaceHook: -1 } as const;

const drawing: EventKind<ToyGame, DrawEvent> = {
  rule: '2.1',
  triggerHook: -1,
  replaceHook: DRAW,
  affected: (_, e) => e.player,
  apply: (_, e) => e,
  consequences: (g, e) =>
    zoneObjects(g, LIBRARY, e.player)
      .slice(0, e.count)
      .map((id) => moveTo(id, HAND)),
};
const scoring: EventKind<ToyGame, ScoreEvent> = {
  rule: '2.2',
  triggerHook: -1,
  replaceHook: SCORE,
  affected: (_, e) => e.player,
  apply: (_, e) => (e.amount > 0 ? e : null),
  consequences: (_, e) => [pointsEvent(e.player, e.amount)],
};
const arranging: EventKind<ToyGame, ArrangeEvent> = {
  ...quiet,
  apply(g, e) {
    const rest = zoneObjects(g, LIBRARY, e.player).filter((id) => !e.order.includes(id));
    reorderZone(g, LIBRARY, e.player, [...e.order, ...rest]);
    return e;
  },
  seenBy: (_, e) => [e.player],
};
const takingTriggers: EventKind = {
  ...quiet,
  apply(g, e) {
    setPending(g.state, []);
    return e;
  },
};
/** Every player scores, as part of the same event. */
const harvesting: EventKind = {
  ...quiet,
  apply: (_, e) => e,
  consequences: (g) => g.state.players.map((p) => score(p.id, 1)),
};
const turning: EventKind<ToyGame> = {
  ...quiet,
  apply(g, e) {
    const { turn, active } = g.state.game;
    writeGame(g.state, { turn: turn + 1, active: other(g, active) }, 0);
    return e;
  },
};
/** Chance has said who begins. */
const beginning: EventKind<ToyGame, FirstEvent> = {
  ...quiet,
  apply(g, e) {
    writeGame(g.state, { ...g.state.game, active: e.player }, 0);
    return e;
  },
};
const ending: EventKind = {
  ...quiet,
  apply(g, e) {
    const best = Math.max(...g.state.players.map((p) => points(g, p.id)));
    const winners = g.state.players.map((p) => p.id).filter((p) => points(g, p) === best);
    endGame(g.state, { winners, draw: winners.length > 1 });
    return e;
  },
};

export const toyEvents = {
  draw: drawing,
  score: scoring,
  arrange: arranging,
  takeTriggers: takingTriggers,
  harvest: harvesting,
  first: beginning,
  turn: turning,
  end: ending,
} as const;
