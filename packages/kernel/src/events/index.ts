/** The events that any game has: objects move, appear, cease, get counters, attach; chance; effects begin and end. */
import { Aspect } from '../aspects.ts';
import type { GameEvent } from '../event.ts';
import type { EventKind, Game } from '../game.ts';
import { type EntityId, isObject, isPlayer, NO_OBJECT, type ObjectId, type PlayerId } from '../ids.ts';
import { exact } from '../limits.ts';
import { secretOf } from '../secret.ts';
import { altered } from '../shape.ts';
import { type Counters, type EffectRow, effectRow, type Note, objectRow, playerRow, type ZoneKind } from '../state.ts';
import {
  addEffect,
  register,
  removeEffect,
  reorderZone,
  tick,
  unregister,
  writeObject,
  writePlayer,
} from '../write.ts';
import { pick, roll, scatter, shuffle } from './chance.ts';
import { cease, create, detach, move } from './moving.ts';
import { at, type EventPlace, type More, withMore } from './place.ts';

export {
  isChance,
  isPick,
  isRoll,
  isScatter,
  isShuffle,
  type PickEvent,
  pickEvent,
  picked,
  type RollEvent,
  rollEvent,
  rolled,
  type ScatterEvent,
  type ShuffleEvent,
  scatterEvent,
  shuffleEvent,
} from './chance.ts';
export {
  type Arrival,
  type CeaseEvent,
  type CreateEvent,
  ceaseEvent,
  isCreate,
  isMove,
  type MoveEvent,
  moveEvent,
} from './moving.ts';
export { type EventPlace, type More, withMore } from './place.ts';

export interface CountersEvent extends GameEvent {
  readonly kind: 'counters';
  readonly on: EntityId;
  readonly counter: string;
  /** Negative to remove. */
  readonly amount: number;
  /** Who puts them there, or removes them. */
  readonly by?: PlayerId;
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

/** The objects of an ordered zone are put into another order. */
export interface ArrangeEvent extends GameEvent {
  readonly kind: 'arrange';
  readonly player: PlayerId;
  readonly zone: ZoneKind;
  /** The object whose zone it is, if it is not the player's. */
  readonly keeper?: ObjectId;
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
  /** Only this player knows of it, until the same is noted for all. */
  readonly to?: PlayerId;
}

export const noteEvent = (object: ObjectId, key: string, value: Note, to?: PlayerId): NoteEvent => ({
  kind: 'note',
  ...(to === undefined ? {} : { to }),
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

export function countersAfter(old: Counters, counter: string, amount: number): Counters {
  const left = Math.max(0, (old[counter] ?? 0) + amount);
  const { [counter]: _, ...others } = old;
  return left === 0 ? others : { ...others, [counter]: left };
}

const countersOn = ({ state }: Game, id: EntityId): Counters =>
  isPlayer(id) ? playerRow(state, id).counters : objectRow(state, id).counters;

const counters = (p: EventPlace): EventKind<Game, CountersEvent> => ({
  ...at(p),
  affected: (g, e) => (isPlayer(e.on) ? e.on : objectRow(g.state, e.on).controller),
  prepare(g, e) {
    exact((countersOn(g, e.on)[e.counter] ?? 0) + e.amount);
    return e;
  },
  apply(g, e) {
    if (e.arrived === true) return e;
    const old = countersOn(g, e.on);
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

const arrange = (p: EventPlace): EventKind<Game, ArrangeEvent> => ({
  ...at(p),
  apply(g, e) {
    reorderZone(g, e.zone, e.keeper ?? e.player, e.order);
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
    const { [secretOf(e.key)]: _, ...open } = row.notes;
    const secret = e.to === undefined ? {} : { [secretOf(e.key)]: [e.to] };
    writeObject(g.state, row.id, { notes: { ...open, ...secret, [e.key]: e.value } }, Aspect.notes);
    return e;
  },
  seenBy: (_, e) => (e.to === undefined ? undefined : [e.to]),
});

const reveal = (p: EventPlace): EventKind<Game, RevealEvent> => ({
  ...at(p),
  apply: (_, e) => e,
  seenBy: (g, e) => (e.to === undefined ? g.state.players.map((p) => p.id) : [e.to]),
});

const kinds = {
  move,
  create,
  cease,
  counters,
  attach,
  roll,
  pick,
  shuffle,
  scatter,
  arrange,
  beginEffect,
  endEffect,
  note,
  reveal,
};
export type CommonEvent = keyof typeof kinds;

/** The kernel's kinds, with the places that the rule set gives them. */
export const commonEvents = (place: (kind: CommonEvent) => EventPlace): Readonly<Record<CommonEvent, EventKind>> => ({
  move: move(place('move')),
  create: create(place('create')),
  cease: cease(place('cease')),
  counters: counters(place('counters')),
  attach: attach(place('attach')),
  roll: roll(place('roll')),
  pick: pick(place('pick')),
  shuffle: shuffle(place('shuffle')),
  scatter: scatter(place('scatter')),
  arrange: arrange(place('arrange')),
  beginEffect: beginEffect(place('beginEffect')),
  endEffect: endEffect(place('endEffect')),
  note: note(place('note')),
  reveal: reveal(place('reveal')),
});
