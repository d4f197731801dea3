/**
 * A small game whose cards are paid for with other cards: those of the hand go to memory (a reserve cost), or those of memory are banished
 * at random (a memory cost). What is announced comes in an order of its own: costs before modes and targets. One required target that is
 * gone undoes the whole. It shows that playing and resolving fit more than one rule book.
 */
import {
  type Answer,
  Aspect,
  ask,
  asPlayer,
  begin,
  call,
  commit,
  commonDecisions,
  commonEvents,
  countersEvent,
  type Decision,
  type DecisionKind,
  type Directive,
  DONE,
  done,
  type EntityId,
  type EventKind,
  emit,
  type GameEvent,
  go,
  isMove,
  moveEvent,
  NO_OBJECT,
  newObject,
  newState,
  next,
  type ObjectId,
  objectRow,
  type PlayerId,
  procedure,
  type Refusal,
  run,
  zoneObjects,
} from '@rulewright/kernel';
import { addObject, insertInZone, register, writeObject } from '@rulewright/kernel/write';
import {
  type Act,
  type ActionNode,
  type Announcement,
  amountOf,
  announcedContext,
  announceModes,
  announceOptionalCosts,
  announceTargets,
  announceX,
  beginResolving,
  type CostKind,
  chooseTargets,
  chooseWhatToPayWith,
  costsRefusal,
  countFor,
  emit as doing,
  type Entry,
  entitiesOf,
  followParts,
  type GameRules,
  mentionsX,
  type Node,
  ownObjects,
  type Payer,
  type Payment,
  type PaymentResult,
  paidWith,
  payCosts,
  payLastCosts,
  pickForCosts,
  type Resolving,
  recheckTargets,
  rewind,
  runActions,
  targetDecisions,
} from '../src/index.ts';
import {
  BANISHMENT,
  type Card,
  cardOf,
  FIELD,
  GRAVEYARD,
  HAND,
  MEMORY,
  type ReservingGame,
  STACK,
  words,
  zones,
} from './reserving-tables.ts';

type G = ReservingGame;

// Kinds of cost

interface Reserve extends Node {
  readonly count: number | Node;
}
const ANY: Node = { kind: 'card' };
const paidFrom = (zone: string) =>
  paidWith<Reserve, G, Payer>({
    uses: 'object',
    count: (g, cost, payer) => amountOf(g, cost.count, payer),
    candidates: (g, _, payer) => ownObjects(g, zone, ANY, payer),
  });

const reserve: CostKind<Reserve, G> = {
  ...paidFrom('hand'),
  events: (_, __, ___, chosen) => chosen.map((id) => moveEvent(id, MEMORY)),
};
const discard: CostKind<Reserve, G> = {
  ...paidFrom('hand'),
  events: (_, __, ___, chosen) => chosen.map((id) => moveEvent(id, GRAVEYARD)),
};
const memory: CostKind<Reserve, G> = {
  ...paidFrom('memory'),
  isRandom: () => true,
  events: (_, __, ___, chosen) => chosen.map((id) => moveEvent(id, BANISHMENT)),
};

// Playing a card

interface Playing extends Announcement {
  readonly card: ObjectId;
  readonly moved?: readonly GameEvent[];
  readonly payment?: PaymentResult;
}

const costOf = (g: G, { object, entry }: Playing, paid = entry.paid): readonly Node[] => {
  const { cost, optional } = cardOf(g, object);
  return optional !== undefined && (paid[optional.name] ?? 0) > 0 ? [...cost, ...optional.cost] : cost;
};

const payerOf = (p: Playing): Payer => ({ player: p.player, ctx: announcedContext(p), playing: p.object });

function isAffordable(g: G, p: Playing, change: Partial<Entry>): boolean {
  const changed: Playing = { ...p, entry: { ...p.entry, ...change } };
  return costsRefusal(g, costOf(g, changed), payerOf(changed)) === null;
}

const back = (g: G, p: Playing, refusal: Refusal): Directive =>
  rewind(g, refusal, moveEvent(p.object, p.entry.from), 'takenBack');
const impossible = (g: G, p: Playing) => (code: string, rule: string) => back(g, p, { code, rule });

const newEntry = (g: G, card: ObjectId): Entry => ({
  kind: 'spell',
  source: card,
  effect: cardOf(g, card).effect,
  modes: [],
  targets: [],
  x: 0,
  locals: {},
  paid: {},
  event: null,
  condition: null,
  keyword: null,
  from: HAND,
});

const play = procedure<G, Playing>('play', {
  announce_1_1(g, { player, card }) {
    const entry = newEntry(g, card);
    const data: Playing = { player, card, object: NO_OBJECT, entry, changed: false, at: 0 };
    return emit([moveEvent(card, STACK, { controller: player, stack: entry })], { store: 'moved', data });
  },
  onTheStack_1_1(_, { moved, ...p }) {
    const object = moved?.find(isMove)?.became ?? NO_OBJECT;
    return next({ ...p, object, entry: { ...p.entry, source: object }, changed: true });
  },
  declareX_1_3(g, p, answer) {
    const costs = costOf(g, p);
    return mentionsX(costs) ? announceX(g, p, answer, (x) => isAffordable(g, p, { x }), costs) : next(p);
  },
  declareCosts_1_3(g, p, answer) {
    const { optional } = cardOf(g, p.object);
    const costs = optional === undefined ? [] : [optional];
    return announceOptionalCosts(g, p, answer, 'declareCosts_1_3', costs, (paid) => isAffordable(g, p, { paid }));
  },
  modes_1_4: (g, p, answer) => announceModes(g, p, answer, () => true, impossible(g, p)),
  targets_1_5: (g, p, answer) => chooseTargets(g, p, answer, 'targets_1_5', impossible(g, p)),
  legality_1_6: announceTargets,
  pay_1_8: (g, p) => call('pay', { ...payerOf(p), costs: costOf(g, p), chosen: [], picked: [] }, { store: 'payment' }),
  activated_1_9(g, p) {
    const { payment } = p;
    if (payment?.paid !== true) return back(g, p, payment?.refusal ?? { code: 'cannot-pay', rule: '1.8' });
    commit(g);
    return done(p.object);
  },
  takenBack: () => DONE,
});

interface Paying extends Payer, Payment {
  readonly costs: readonly Node[];
}

const pay = procedure<G, Paying>('pay', {
  choose_1_8: (g, p, answer) => chooseWhatToPayWith(g, p, p.costs, p, answer),
  pay_1_8: (g, p) => payCosts(g, p, p.costs, p),
  pick_1_8: (g, p) => pickForCosts(g, p, p.costs, p),
  payMemory_1_8: (g, p) => payLastCosts(g, p, p.costs, p),
  paid: () => done({ paid: true, locals: {}, refusal: null } satisfies PaymentResult),
});

// Resolving

/** Every target that is required, not "up to", must be there. */
const resolves = ({ targets }: Entry, legal: readonly (readonly EntityId[])[]): boolean =>
  targets.every(({ spec, chosen }, i) => spec.min === 0 || legal[i]?.length === chosen.length);

const resolve = procedure<G, Resolving>('resolve', {
  begin: (g, d) => beginResolving(g, d, { kind: 'resolve', object: d.object } as GameEvent),
  targets(g, d) {
    const entry = objectRow(g.state, d.object).stack as Entry;
    return recheckTargets(g, d, 'end', (legal) => resolves(entry, legal));
  },
  instructions: (g, d) => followParts(g, d, 'instructions', 'end'),
  end: (g, d) => emit([moveEvent(d.object, cardOf(g, d.object).effect === null ? FIELD : GRAVEYARD)]),
});

// A player acts: plays a card, or lets what is on the stack resolve

interface Acting extends Decision {
  readonly kind: 'act';
  readonly cards: readonly ObjectId[];
}
const act: DecisionKind<G, Acting> = {
  check: (_, d, a) => (a === null || d.cards.some((id) => id === a) ? null : { code: 'not-in-hand', rule: d.rule }),
  answers: (_, d) => [...d.cards, null],
  sample: () => null,
  checkpoint: (_, a) => a !== null,
};

const main = procedure<G, null>('main', {
  act(g, _, answer?: Answer) {
    const player = asPlayer(0);
    const acting: Acting = { kind: 'act', player, rule: '1', prompt: 'act', cards: zoneObjects(g, HAND, player) };
    if (answer === undefined) return ask(acting);
    const object = zoneObjects(g, STACK, player).at(-1);
    if (answer !== null) return call('play', { player, card: answer });
    return object === undefined ? DONE : call('resolve', { object });
  },
  again: () => go('act'),
});

interface Hurt extends ActionNode {
  readonly what: Node;
  readonly amount: number | Node;
}
const acts: { readonly hurt: Act<Hurt, G>; readonly bury: Act<Hurt, G> } = {
  hurt: (run, action) =>
    doing(entitiesOf(run, action.what).map((id) => countersEvent(id, 'damage', countFor(run, action.amount, id)))),
  bury: (run, action) => doing(entitiesOf(run, action.what).map((id) => moveEvent(id as ObjectId, GRAVEYARD))),
};

interface AnnounceEvent extends GameEvent {
  readonly object: ObjectId;
  readonly stack: Entry;
}
const place = { rule: '0', triggerHook: -1, replaceHook: -1 };
const announce: EventKind<G, AnnounceEvent> = {
  ...place,
  apply(g, e) {
    writeObject(g.state, e.object, { stack: e.stack }, Aspect.stack);
    return e;
  },
};
const told: EventKind = { ...place, apply: (_, e) => e };

/** All that it needs of the tables of a game: it has no effects that last, and nobody looks for loops. */
const rules = {
  name: 'reserving',
  language: 1,
  zones,
  hooks: 1,
  events: {
    ...commonEvents(() => ({ rule: '0', trigger: -1, replace: -1 })),
    announce,
    targeted: told,
    resolve: told,
  },
  procedures: { play, pay, resolve, main, runActions },
  decisions: { ...commonDecisions, ...targetDecisions, act },
  hooksOf: () => [],
  lastKnown: () => null,
  mayBeReplaced: () => false,
  replacements: () => [],
  replace: (_, e) => [e],
  triggers: () => [],
  sees: () => true,
  describe: () => ({}),
  describeGame: () => ({}),
  vocabulary: words,
  program: {
    acts,
    meaningOf: () => null,
    joint: new Set(),
    isPossible: () => true,
    joined: (events) => events,
    together: () => ({}),
    hints: () => [],
    canPay: () => false,
    endless: () => [],
    rule: { may: '5', pay: '5' },
  },
  play: {
    targets: {
      exists: () => true,
      shield: () => null,
      targeted: (object, other) => ({ kind: 'targeted', object, other }) as GameEvent,
      rule: { target: '1.5', zone: '1.5', twice: '1.5', itself: '1.5', choose: '1.5' },
    },
    costs: { kinds: { reserve, discard, memory }, decisions: {}, rule: { able: '1.8', choose: '1.8' } },
    areAllModesChosen: () => false,
    announced: (object, stack) => ({ kind: 'announce', object, stack }) as GameEvent,
    rule: { modes: '1.4', x: '1.3', costs: '1.3', divide: '1.5' },
  },
} satisfies Partial<GameRules> as Partial<GameRules> as GameRules;

export const ANN = asPlayer(0);
export const BOB = asPlayer(1);

/** A game at its first decision: whose cards lie where, as their names; Ann acts. */
export function newGame(
  pool: readonly Card[],
  cards: readonly (readonly [PlayerId, number, readonly string[]])[],
): ReservingGame {
  const players = [ANN, BOB].map((id) => ({ id, name: '', team: id, standing: 'playing' as const, counters: {} }));
  const turn = { number: 1, active: ANN, step: 'main', began: 0, lastBegan: 0 };
  const state = newState(players, rules.zones.length, rules.hooks, 1, { turn });
  const g: ReservingGame = { rules, pool, state, undone: null };
  for (const [owner, zone, names] of cards)
    for (const name of names) {
      const def = pool.findIndex((card) => card.name === name);
      const row = addObject(g.state, newObject({ kind: 'card', def, owner, controller: owner, zone }));
      insertInZone(g, zone, owner, row.id);
      register(g, row);
    }
  begin(g, 'main', null);
  run(g);
  return g;
}
