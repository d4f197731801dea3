/** A small card game to try the kernel with: draw, play a card, score points. Its rules touch every part of the kernel. */
import {
  ask,
  type ChooseEntities,
  type ChooseNumber,
  type ChooseOptions,
  type ChooseOrder,
  call,
  commit,
  commonDecisions,
  commonEvents,
  type Decision,
  type DecisionKind,
  type Divide,
  done,
  type EntityId,
  type EventKind,
  emit,
  type Game,
  type GameEvent,
  go,
  isObject,
  type MoveEvent,
  next,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PendingTrigger,
  type PlayerId,
  type Procedure,
  placeIsPublic,
  playerRow,
  procedure,
  type RuleSet,
  undo,
  type YesNo,
  zoneObjects,
} from '../src/index.ts';
import { endGame, reorderZone, setPending, writeGame } from '../src/write.ts';
import {
  COVERED,
  DISCARD,
  DRAW,
  ENTER,
  HAND,
  HOOKS,
  LEAVE,
  LIBRARY,
  pool,
  SCORE,
  TABLE,
  type ToyCard,
} from './toy-cards.ts';

interface ToyState {
  readonly turn: number;
  readonly active: PlayerId;
}
export type ToyGame = Game<ToyState, readonly ToyCard[]>;

const LAST_TURN = 12;

interface DrawEvent extends GameEvent {
  readonly kind: 'draw';
  readonly player: PlayerId;
  readonly count: number;
}
export interface ScoreEvent extends GameEvent {
  readonly kind: 'score';
  readonly player: PlayerId;
  readonly amount: number;
}
interface ArrangeEvent extends GameEvent {
  readonly kind: 'arrange';
  readonly player: PlayerId;
  readonly order: readonly ObjectId[];
}

export const draw = (player: PlayerId, count = 1): DrawEvent => ({ kind: 'draw', player, count });
export const score = (player: PlayerId, amount: number): ScoreEvent => ({ kind: 'score', player, amount });
export const moveTo = (object: ObjectId, to: number): MoveEvent => ({ kind: 'move', object, to });

export const cardOf = (g: Game, id: EntityId): ToyCard => pool[objectRow(g.state, id).def] as ToyCard;
const other = (g: Game, player: PlayerId): PlayerId =>
  (g.state.players.find((p) => p.id !== player) ?? playerRow(g.state, player)).id;
const active = (g: Game): PlayerId => (g as ToyGame).state.game.active;
export const points = (g: Game, player: PlayerId): number => playerRow(g.state, player).counters.points ?? 0;

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
const ending: EventKind = {
  ...quiet,
  apply(g, e) {
    const best = Math.max(...g.state.players.map((p) => points(g, p.id)));
    const winners = g.state.players.map((p) => p.id).filter((p) => points(g, p) === best);
    endGame(g.state, { winners, draw: winners.length > 1 });
    return e;
  },
};

const pointsEvent = (on: PlayerId, amount: number): GameEvent & { on: PlayerId; counter: string; amount: number } => ({
  kind: 'counters',
  on,
  counter: 'points',
  amount,
});

/** The main decision: a card of the hand to play, or null to end the turn. */
interface Act extends Decision {
  readonly kind: 'act';
  readonly cards: readonly ObjectId[];
}
const act: DecisionKind<Game, Act> = {
  check: (_, d, a) => (a === null || d.cards.some((id) => id === a) ? null : { code: 'not-in-hand', rule: d.rule }),
  answers: (_, d) => [...d.cards, null],
  sample: (_, d, below) => d.cards[below(d.cards.length + 1)] ?? null,
  checkpoint: (_, a) => a !== null,
};

const turn = procedure<ToyGame, null>('turn', {
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
const play = procedure<ToyGame, Play>('play', {
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
const offer = procedure<ToyGame, { events: readonly GameEvent[] }>('offer', {
  offer: (_, d) => emit(d.events),
});

interface Effect {
  readonly player: PlayerId;
  readonly source: ObjectId;
}
const effects: readonly Procedure[] = [
  procedure<ToyGame, Effect>('sort', {
    order(g, d, answer) {
      const items = zoneObjects(g, LIBRARY, d.player).slice(0, 3);
      if (items.length < 2) return done(null);
      const decision: ChooseOrder = { kind: 'order', player: d.player, rule: '4.1', prompt: 'sort', items };
      if (answer === undefined) return ask(decision);
      const order = (answer as readonly number[]).flatMap((i) => items[i] ?? []);
      return emit([{ kind: 'arrange', player: d.player, order } as ArrangeEvent]);
    },
  }),
  procedure<ToyGame, Effect>('divide', {
    divide(g, d, answer) {
      const among = g.state.players.map((p) => p.id);
      const decision: Divide = {
        kind: 'divide',
        player: d.player,
        rule: '4.2',
        prompt: 'divide',
        among,
        total: 3,
        minEach: 0,
      };
      if (answer === undefined) return ask(decision);
      return emit(among.map((p, i) => score(p, (answer as readonly number[])[i] ?? 0)));
    },
  }),
  procedure<ToyGame, Effect>('gamble', {
    shuffle(_, d, answer) {
      const decision: YesNo = { kind: 'yesNo', player: d.player, rule: '4.3', prompt: 'shuffle', about: d.source };
      if (answer === undefined) return ask(decision);
      return emit(answer === true ? [{ kind: 'shuffle', player: d.player, zone: LIBRARY } as GameEvent] : []);
    },
    draw: (_, d) => emit([draw(d.player)]),
  }),
  procedure<ToyGame, Effect>('attach', {
    attach(g, d, answer) {
      const from = zoneObjects(g, TABLE, d.player).filter((id) => id !== d.source);
      const decision: ChooseEntities = {
        kind: 'entities',
        player: d.player,
        rule: '4.4',
        prompt: 'host',
        from,
        min: 1,
        max: 1,
      };
      if (from.length === 0) return done(null);
      if (answer === undefined) return ask(decision);
      return emit([{ kind: 'attach', object: d.source, to: (answer as readonly EntityId[])[0] } as GameEvent]);
    },
  }),
  procedure<ToyGame, Effect>('modes', {
    choose(g, d, answer) {
      const options = [{ label: 'clear' }, { label: 'show' }, { label: 'look' }];
      const decision: ChooseOptions = {
        kind: 'options',
        player: d.player,
        rule: '4.5',
        prompt: 'mode',
        options,
        min: 1,
        max: 1,
      };
      if (answer === undefined) return ask(decision);
      return emit(modeEvents(g, d.player, (answer as readonly number[])[0] ?? 0));
    },
  }),
  /** The result is what happens instead of the draw. */
  procedure<ToyGame, { event: DrawEvent }>('detour', {
    choose(g, { event }, answer) {
      const top = zoneObjects(g, LIBRARY, event.player)[0];
      const decision: YesNo = { kind: 'yesNo', player: event.player, rule: '4.6', prompt: 'detour' };
      if (answer === undefined && top !== undefined) return ask(decision);
      return done(answer === true && top !== undefined ? [moveTo(top, DISCARD)] : [event]);
    },
  }),
];

function modeEvents(g: Game, player: PlayerId, mode: number): readonly GameEvent[] {
  const notes = (id: ObjectId): GameEvent =>
    ({ kind: 'note', object: id, key: 'seenBy', value: [player] }) as GameEvent;
  if (mode === 0) return zoneObjects(g, TABLE, player).map((id) => moveTo(id, DISCARD));
  if (mode === 1) return [{ kind: 'reveal', objects: zoneObjects(g, HAND, player) } as GameEvent];
  return zoneObjects(g, HAND, other(g, player)).map(notes);
}

const instead: Readonly<Record<string, (event: GameEvent) => ReturnType<RuleSet['replace']>>> = {
  well: (e) => [score((e as DrawEvent).player, 1)],
  flood: (e) => [{ ...(e as DrawEvent), count: (e as DrawEvent).count * 2 } as DrawEvent],
  detour: (event) => call('detour', { event }),
  crown: (e) => [{ ...(e as ScoreEvent), amount: (e as ScoreEvent).amount + 1 } as ScoreEvent],
};

const trigger = (g: Game, source: ObjectId, event: GameEvent): PendingTrigger => ({
  source,
  controller: objectRow(g.state, source).controller,
  ability: 'score',
  event,
  locals: {},
});

const listeners = (g: Game, hook: number): readonly ObjectId[] => g.state.hooks[hook] ?? [];

const sees = (g: Game, viewer: PlayerId, row: ObjectRow): boolean => {
  const seenBy = row.notes.seenBy;
  if (Array.isArray(seenBy) && seenBy.includes(viewer)) return true;
  if (row.zone === TABLE && (row.flags & COVERED) !== 0) return row.controller === viewer;
  return placeIsPublic(g, viewer, row.zone, row.owner);
};

export const rules: RuleSet = {
  name: 'toy',
  zones: [
    { name: 'library', shared: false, faces: 'none', ordered: true },
    { name: 'hand', shared: false, faces: 'owner', ordered: false },
    { name: 'table', shared: true, faces: 'all', ordered: false },
    { name: 'discard', shared: false, faces: 'all', ordered: true },
  ],
  hooks: HOOKS,
  events: {
    ...commonEvents(() => ({ rule: '0', trigger: -1, replace: -1 })),
    draw: drawing,
    score: scoring,
    arrange: arranging,
    takeTriggers: takingTriggers,
    harvest: harvesting,
    turn: turning,
    end: ending,
  },
  procedures: Object.fromEntries([turn, play, offer, ...effects].map((p) => [p.name, p])),
  decisions: { ...commonDecisions, act },
  hooksOf: (g, row) => {
    const { hooks, listensIn } = cardOf(g, row.id);
    return row.zone === listensIn ? hooks : [];
  },
  lastKnown: (g, row) => ({ name: cardOf(g, row.id).name, onTable: zoneObjects(g, TABLE, row.owner).length }),
  mayBeReplaced: (g, e) => listeners(g, g.rules.events[e.kind]?.replaceHook ?? -1).length > 0,
  replacements: (g, e) =>
    listeners(g, g.rules.events[e.kind]?.replaceHook ?? -1)
      .filter((id) => objectRow(g.state, id).controller === (e as DrawEvent | ScoreEvent).player)
      .map((id) => ({ key: `${cardOf(g, id).name} ${id}`, source: id, data: null })),
  replace: (g, e, candidate) => instead[cardOf(g, candidate.source).name]?.(e) ?? [e],
  triggers: (g, events, before) =>
    events.flatMap((e) => {
      if (e.kind !== 'move') return [];
      const { from, to } = e as MoveEvent;
      if (to === TABLE) return listeners(g, ENTER).map((id) => trigger(g, id, e));
      if (from === TABLE) return (before[LEAVE] ?? []).map((id) => trigger(g, id, e));
      return [];
    }),
  sees,
  describe: (g, _, row) => ({
    name: cardOf(g, row.id).name,
    controller: row.controller,
    counters: row.counters,
    host: isObject(row.host) ? row.host : null,
  }),
  describeGame: (g) => ({ ...(g as ToyGame).state.game }),
};
