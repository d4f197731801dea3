/** The events that any game has: objects move, appear, cease, get counters, attach; cards are shuffled; effects begin and end. */
import { Aspect, zoneAspect } from './aspects.ts';
import type { GameEvent } from './event.ts';
import { type EventKind, type Game, zoneObjects } from './game.ts';
import { type EntityId, isObject, isPlayer, NO_OBJECT, type ObjectId, type PlayerId } from './ids.ts';
import { shuffled } from './random.ts';
import { altered } from './shape.ts';
import {
  type Counters,
  type EffectRow,
  effectRow,
  NOWHERE,
  type Note,
  newObject,
  type ObjectRow,
  objectRow,
  playerRow,
  type ZoneKind,
} from './state.ts';
import {
  addEffect,
  addObject,
  insertInZone,
  nextObject,
  register,
  removeEffect,
  removeFromZone,
  reorderZone,
  setRandom,
  tick,
  unregister,
  writeObject,
  writePlayer,
} from './write.ts';

/** What an event may say beside what its constructor asks for. */
export type More<E extends GameEvent, Given extends keyof E> = Omit<E, 'kind' | Given>;

/** An event with what else is to be said of it, which may be nothing. */
export const withMore = <const Event extends object, Rest extends object>(
  event: Event,
  more: Rest | undefined,
): Event & Partial<Rest> => (more === undefined ? event : Object.assign(event, more));

/** How an object arrives: what the instruction and the replacement effects say about it. */
export interface Arrival {
  readonly controller?: PlayerId;
  readonly flags?: number;
  readonly counters?: Counters;
  readonly face?: number;
  readonly base?: unknown;
  readonly host?: EntityId;
  readonly notes?: Readonly<Record<string, Note>>;
  readonly stack?: unknown;
  /** Index from the top of an ordered zone; last if absent. */
  readonly position?: number;
}

/** An object changes zones and becomes a new object, which does not know of the old one. */
export interface MoveEvent extends GameEvent, Arrival {
  readonly kind: 'move';
  readonly object: ObjectId;
  readonly to: ZoneKind;
  /** Why, as a code of the rule set: destroyed, sacrificed, discarded, drawn, played… */
  readonly how?: string;
  readonly from?: ZoneKind;
  readonly became?: ObjectId;
  readonly last?: unknown;
}

export const moveEvent = (object: ObjectId, to: ZoneKind, more?: More<MoveEvent, 'object' | 'to'>): MoveEvent =>
  withMore({ kind: 'move', object, to }, more);
export const isMove = (event: GameEvent | null | undefined): event is MoveEvent => event?.kind === 'move';

/** An object that is not a card comes into being. */
export interface CreateEvent extends GameEvent, Arrival {
  readonly kind: 'create';
  readonly what: 'token' | 'copy' | 'ability' | 'marker';
  readonly def?: number;
  readonly owner: PlayerId;
  readonly to: ZoneKind;
  /** The object that it was until now, where it is not new but turns into something else. */
  readonly was?: ObjectId;
  readonly became?: ObjectId;
}

export const isCreate = (event: GameEvent | null | undefined): event is CreateEvent => event?.kind === 'create';

/** An object that is not a card ceases to exist. */
export interface CeaseEvent extends GameEvent {
  readonly kind: 'cease';
  readonly object: ObjectId;
  readonly last?: unknown;
}

export const ceaseEvent = (object: ObjectId): CeaseEvent => ({ kind: 'cease', object });

export interface CountersEvent extends GameEvent {
  readonly kind: 'counters';
  readonly on: EntityId;
  readonly counter: string;
  /** Negative to remove. */
  readonly amount: number;
  /** The object has just arrived with them: it has them already. */
  readonly arrived?: true;
}

export const countersEvent = (
  on: EntityId,
  counter: string,
  amount: number,
  more?: More<CountersEvent, 'on' | 'counter' | 'amount'>,
): CountersEvent => withMore({ kind: 'counters', on, counter, amount }, more);

export interface AttachEvent extends GameEvent {
  readonly kind: 'attach';
  readonly object: ObjectId;
  /** NO_OBJECT to unattach. */
  readonly to: EntityId;
}

export const attachEvent = (object: ObjectId, to: EntityId, more?: More<AttachEvent, 'object' | 'to'>): AttachEvent =>
  withMore({ kind: 'attach', object, to }, more);

export interface ShuffleEvent extends GameEvent {
  readonly kind: 'shuffle';
  readonly player: PlayerId;
  readonly zone: ZoneKind;
}

export const shuffleEvent = (
  player: PlayerId,
  zone: ZoneKind,
  more?: More<ShuffleEvent, 'player' | 'zone'>,
): ShuffleEvent => withMore({ kind: 'shuffle', player, zone }, more);

/** The objects of an ordered zone are put into another order. */
export interface ArrangeEvent extends GameEvent {
  readonly kind: 'arrange';
  readonly player: PlayerId;
  readonly zone: ZoneKind;
  readonly order: readonly ObjectId[];
}

export interface BeginEffectEvent extends GameEvent {
  readonly kind: 'beginEffect';
  readonly effect: Omit<EffectRow, 'id' | 'timestamp'>;
  readonly id?: number;
}

export interface EndEffectEvent extends GameEvent {
  readonly kind: 'endEffect';
  readonly id: number;
}

export const endEffectEvent = (id: number): EndEffectEvent => ({ kind: 'endEffect', id });

export interface NoteEvent extends GameEvent {
  readonly kind: 'note';
  readonly object: ObjectId;
  readonly key: string;
  readonly value: Note;
}

export const noteEvent = (object: ObjectId, key: string, value: Note): NoteEvent => ({
  kind: 'note',
  object,
  key,
  value,
});

/** Players are shown cards. `to` absent: everybody. */
export interface RevealEvent extends GameEvent {
  readonly kind: 'reveal';
  readonly objects: readonly ObjectId[];
  readonly to?: PlayerId;
}

export const revealEvent = (objects: readonly ObjectId[], more?: More<RevealEvent, 'objects'>): RevealEvent =>
  withMore({ kind: 'reveal', objects }, more);

/** What a rule set says about one of these kinds: the rule that defines it, and where abilities listen for it. */
export interface EventPlace {
  readonly rule: string;
  readonly trigger: number;
  readonly replace: number;
}

const at = (p: EventPlace): Pick<EventKind, 'rule' | 'triggerHook' | 'replaceHook'> => ({
  rule: p.rule,
  triggerHook: p.trigger,
  replaceHook: p.replace,
});

function detach(g: Game, row: ObjectRow): void {
  if (row.host !== NO_OBJECT && isObject(row.host)) {
    const host = objectRow(g.state, row.host);
    writeObject(g.state, host.id, { attachments: host.attachments.filter((a) => a !== row.id) }, Aspect.attachment);
  }
}

/** What was attached stays behind, attached to nothing. */
function release(g: Game, row: ObjectRow): void {
  for (const id of row.attachments) writeObject(g.state, id, { host: NO_OBJECT }, Aspect.attachment);
}

function leave(g: Game, row: ObjectRow, last: unknown, after: ObjectId): void {
  detach(g, row);
  release(g, row);
  unregister(g, row);
  removeFromZone(g, row.zone, row.owner, row.id);
  // What was attached to it and what it was attached to stay on the row, as last-known information.
  writeObject(g.state, row.id, { zone: NOWHERE, last, after }, zoneAspect(row.zone));
}

type Arriving = Pick<ObjectRow, 'kind' | 'def' | 'owner' | 'zone' | 'base' | 'before'>;

function arrive(g: Game, { kind, def, owner, zone, base, before }: Arriving, a: Arrival): ObjectRow {
  const time = tick(g.state);
  const placed = addObject(
    g.state,
    newObject({
      id: nextObject(g.state),
      kind,
      def,
      owner,
      zone,
      before,
      controller: a.controller,
      holder: a.controller,
      flags: a.flags,
      counters: a.counters,
      face: a.face,
      base: a.base === undefined ? base : a.base,
      notes: a.notes,
      stack: a.stack,
      host: a.host,
      timestamp: time,
      since: time,
    }),
  );
  insertInZone(g, placed.zone, placed.owner, placed.id, a.position);
  if (isObject(placed.host)) {
    const host = objectRow(g.state, placed.host);
    writeObject(g.state, host.id, { attachments: [...host.attachments, placed.id] }, Aspect.attachment);
  }
  register(g, placed);
  return placed;
}

const move = (p: EventPlace): EventKind<Game, MoveEvent> => ({
  ...at(p),
  affected: (g, e) => objectRow(g.state, e.object).controller,
  prepare: (g, e) => {
    const row = objectRow(g.state, e.object);
    return altered(e, { from: row.zone, last: g.rules.lastKnown(g, row) });
  },
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    if (row.zone === NOWHERE) return null;
    const { id, kind, def, owner } = row;
    const became = nextObject(g.state);
    leave(g, row, e.last ?? null, became);
    arrive(g, { kind, def, owner, zone: e.to, base: kind === 'card' ? null : row.base, before: id }, e);
    return altered(e, { last: undefined, became });
  },
});

const create = (p: EventPlace): EventKind<Game, CreateEvent> => ({
  ...at(p),
  affected: (_, e) => e.controller ?? e.owner,
  apply(g, e) {
    const { what: kind, def = -1, owner, to: zone, was: before = NO_OBJECT } = e;
    const became = arrive(g, { kind, def, owner, zone, base: null, before }, e).id;
    if (e.was !== undefined) writeObject(g.state, e.was, { after: became }, 0);
    return altered(e, { became });
  },
});

const cease = (p: EventPlace): EventKind<Game, CeaseEvent> => ({
  ...at(p),
  prepare: (g, e) => altered(e, { last: g.rules.lastKnown(g, objectRow(g.state, e.object)) }),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    if (row.zone === NOWHERE) return null;
    leave(g, row, e.last ?? null, NO_OBJECT);
    return altered(e, { last: undefined });
  },
});

export function countersAfter(old: Counters, counter: string, amount: number): Counters {
  const left = Math.max(0, (old[counter] ?? 0) + amount);
  const { [counter]: _, ...others } = old;
  return left === 0 ? others : { ...others, [counter]: left };
}

const counters = (p: EventPlace): EventKind<Game, CountersEvent> => ({
  ...at(p),
  affected: (g, e) => (isPlayer(e.on) ? e.on : objectRow(g.state, e.on).controller),
  apply(g, e) {
    if (e.arrived === true) return e;
    const old = isPlayer(e.on) ? playerRow(g.state, e.on).counters : objectRow(g.state, e.on).counters;
    const amount = Math.max(e.amount, -(old[e.counter] ?? 0));
    if (amount === 0) return null;
    const now = countersAfter(old, e.counter, amount);
    if (isPlayer(e.on)) writePlayer(g.state, e.on, { counters: now });
    else writeObject(g.state, e.on, { counters: now }, Aspect.counters);
    return { ...e, amount };
  },
});

const attach = (p: EventPlace): EventKind<Game, AttachEvent> => ({
  ...at(p),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    if (row.host === e.to) return null;
    detach(g, row);
    // A new timestamp whenever it becomes attached: its abilities come after those of others from now on.
    unregister(g, row);
    register(g, writeObject(g.state, row.id, { host: e.to, timestamp: tick(g.state) }, Aspect.attachment));
    if (e.to !== NO_OBJECT && isObject(e.to)) {
      const host = objectRow(g.state, e.to);
      writeObject(g.state, host.id, { attachments: [...host.attachments, row.id] }, Aspect.attachment);
    }
    return e;
  },
});

/** Every card becomes a new object, so that nobody can follow one through the shuffle. */
const shuffle = (p: EventPlace): EventKind<Game, ShuffleEvent> => ({
  ...at(p),
  apply(g, e) {
    const s = g.state;
    const old = zoneObjects(g, e.zone, e.player);
    const [order, random] = shuffled(old, s.random);
    setRandom(s, random);
    const renewed = order.map((id) => {
      const row = objectRow(s, id);
      unregister(g, row);
      const { kind, def, owner, zone, base } = row;
      const placed = addObject(s, newObject({ kind, def, owner, zone, base, before: id }));
      writeObject(s, id, { zone: NOWHERE, after: placed.id }, 0);
      register(g, placed);
      return placed.id;
    });
    reorderZone(g, e.zone, e.player, renewed);
    return e;
  },
});

const arrange = (p: EventPlace): EventKind<Game, ArrangeEvent> => ({
  ...at(p),
  apply(g, e) {
    reorderZone(g, e.zone, e.player, e.order);
    return e;
  },
});

const beginEffect = (p: EventPlace): EventKind<Game, BeginEffectEvent> => ({
  ...at(p),
  apply: (g, e) => altered(e, { id: addEffect(g, e.effect) }),
});

const endEffect = (p: EventPlace): EventKind<Game, EndEffectEvent> => ({
  ...at(p),
  apply(g, e) {
    if (effectRow(g.state, e.id) === null) return null;
    removeEffect(g, e.id);
    return e;
  },
});

const note = (p: EventPlace): EventKind<Game, NoteEvent> => ({
  ...at(p),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    writeObject(g.state, row.id, { notes: { ...row.notes, [e.key]: e.value } }, Aspect.notes);
    return e;
  },
});

const reveal = (p: EventPlace): EventKind<Game, RevealEvent> => ({
  ...at(p),
  apply: (_, e) => e,
  seenBy: (g, e) => (e.to === undefined ? g.state.players.map((p) => p.id) : [e.to]),
});

const kinds = { move, create, cease, counters, attach, shuffle, arrange, beginEffect, endEffect, note, reveal };
export type CommonEvent = keyof typeof kinds;

/** The kernel's kinds, with the places that the rule set gives them. */
export const commonEvents = (place: (kind: CommonEvent) => EventPlace): Readonly<Record<CommonEvent, EventKind>> => ({
  move: move(place('move')),
  create: create(place('create')),
  cease: cease(place('cease')),
  counters: counters(place('counters')),
  attach: attach(place('attach')),
  shuffle: shuffle(place('shuffle')),
  arrange: arrange(place('arrange')),
  beginEffect: beginEffect(place('beginEffect')),
  endEffect: endEffect(place('endEffect')),
  note: note(place('note')),
  reveal: reveal(place('reveal')),
});
