/** A turn of the toy game: its player draws, then plays cards or ends the turn. */
import {
  ask,
  type ChooseNumber,
  type ChooseOrder,
  call,
  commit,
  type Decision,
  type DecisionKind,
  done,
  emit,
  type Game,
  type GameEvent,
  go,
  type MoveEvent,
  next,
  type ObjectId,
  type PlayerId,
  procedure,
  undo,
  zoneObjects,
} from '../index.ts';
import { COVERED, HAND, TABLE } from './cards.ts';
import { draw, moveTo, pointsEvent, score } from './events/kinds.ts';
import { active, cardOf, points, type ToyGame } from './state.ts';

const LAST_TURN = 12;

/** The main decision: a card of the hand to play, or null to end the turn. */
export interface Act extends Decision {
  readonly kind: 'act';
  readonly cards: readonly ObjectId[];
}
export const act: DecisionKind<Game, Act> = {
  check: (_, d, a) => (a === null || d.cards.some((id) => id === a) ? null : { code: 'not-in-hand', rule: d.rule }),
  answers: (_, d) => [...d.cards, null],
  sample: (_, d, below) => d.cards[below(d.cards.length + 1)] ?? null,
  checkpoint: (_, a) => a !== null,
};

export const turn = procedure<ToyGame, null>('turn', {
  beginTurn: (g) => emit([g.state.game.turn > LAST_TURN ? { kind: 'end' } : draw(active(g))]),
  triggers(g, _, answer) {
    const { pending } = g.state;
    if (pending.length === 0) return go('act');
    if (pending.length > 1 && answer === undefined) {
      const items = pending.map((p) => p.source);
      const decision: ChooseOrder = { kind: 'order', player: active(g), rule: '3.1', prompt: 'triggers', items };
      return ask(decision);
    }
    const order = answer === undefined ? [0] : (answer as readonly number[]);
    const scores = order.flatMap((i) => (pending[i] === undefined ? [] : [score(pending[i].controller, 1)]));
    return emit([{ kind: 'takeTriggers' }, ...scores]);
  },
  moreTriggers: () => go('triggers'),
  act(g, _, answer) {
    const player = active(g);
    const decision: Act = { kind: 'act', player, rule: '1.2', prompt: 'act', cards: zoneObjects(g, HAND, player) };
    if (answer === undefined) return ask(decision);
    return answer === null ? go('endTurn') : call('play', { player, card: answer });
  },
  played: () => go('triggers'),
  endTurn: () => emit([{ kind: 'turn' }]),
  again: () => go('beginTurn'),
});

interface Play {
  readonly player: PlayerId;
  readonly card: ObjectId;
  readonly paid?: number;
  readonly happened?: readonly MoveEvent[];
}
export const play = procedure<ToyGame, Play>('play', {
  pay(g, d, answer) {
    if (cardOf(g, d.card).cost === 0) return next({ ...d, paid: 0 });
    const decision: ChooseNumber = {
      kind: 'number',
      player: d.player,
      rule: '2.4',
      prompt: 'pay',
      about: d.card,
      min: 0,
      max: points(g, d.player),
    };
    if (answer === undefined) return ask(decision);
    return emit([pointsEvent(d.player, -(answer as number))], { data: { ...d, paid: answer } });
  },
  enoughPaid: (g, d) => ((d.paid ?? 0) < cardOf(g, d.card).cost ? undo({ code: 'too-little', rule: '2.4' }) : next(d)),
  enter(g, d) {
    commit(g);
    const flags = cardOf(g, d.card).covered ? COVERED : 0;
    return emit([{ ...moveTo(d.card, TABLE), controller: d.player, flags } as MoveEvent], { store: 'happened' });
  },
  effect(g, d) {
    const { effect } = cardOf(g, d.card);
    const source = d.happened?.[0]?.became;
    return effect === null ? done(null) : call(effect, { player: d.player, source });
  },
});

/** Puts a batch of events through the door, for tests of the door. */
export const offer = procedure<ToyGame, { events: readonly GameEvent[] }>('offer', {
  offer: (_, d) => emit(d.events),
});
