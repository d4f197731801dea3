/** Objects move, appear and cease. */
import { Aspect, zoneAspect } from '../aspects.ts';
import type { GameEvent } from '../event.ts';
import { type EventKind, type Game, zoneOwner } from '../game.ts';
import { type EntityId, isObject, NO_OBJECT, type ObjectId, type PlayerId } from '../ids.ts';
import { altered } from '../shape.ts';
import {
  type Counters,
  NOWHERE,
  type Note,
  newObject,
  type ObjectKind,
  type ObjectRow,
  objectRow,
  type ZoneKind,
} from '../state.ts';
import {
  addObject,
  insertInZone,
  nextObject,
  register,
  removeFromZone,
  tick,
  unregister,
  writeObject,
} from '../write.ts';
import { at, type EventPlace, type More, withMore } from './place.ts';

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
  /** The object in whose zone it arrives, where zones of that kind are objects'. */
  readonly keeper?: ObjectId;
  /** Index from the top of an ordered zone; last if absent. */
  readonly position?: number;
}

/** What an object is attached to, and what is attached to it. */
type Ties = Pick<ObjectRow, 'host' | 'attachments'>;
const tiesOf = ({ host, attachments }: ObjectRow): Ties | undefined =>
  host === NO_OBJECT && attachments.length === 0 ? undefined : { host, attachments };

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
  readonly ties?: Ties | undefined;
}

export const moveEvent = (object: ObjectId, to: ZoneKind, more?: More<MoveEvent, 'object' | 'to'>): MoveEvent =>
  withMore({ kind: 'move', object, to }, more);
export const isMove = (event: GameEvent | null | undefined): event is MoveEvent => event?.kind === 'move';

/** An object that is not a card comes into being, or a card comes from outside the game. */
export interface CreateEvent extends GameEvent, Arrival {
  readonly kind: 'create';
  readonly what: ObjectKind;
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
  readonly ties?: Ties | undefined;
}

export const ceaseEvent = (object: ObjectId): CeaseEvent => ({ kind: 'cease', object });

export function detach(g: Game, row: ObjectRow): void {
  if (row.host !== NO_OBJECT && isObject(row.host)) {
    const host = objectRow(g.state, row.host);
    writeObject(g.state, host.id, { attachments: host.attachments.filter((a) => a !== row.id) }, Aspect.attachment);
  }
}

/** What was attached stays behind, attached to nothing. */
function release(g: Game, row: ObjectRow): void {
  for (const id of row.attachments) writeObject(g.state, id, { host: NO_OBJECT }, Aspect.attachment);
}

function leave(g: Game, row: ObjectRow, last: unknown, ties: Ties | undefined, after: ObjectId): void {
  detach(g, row);
  release(g, row);
  unregister(g, row);
  removeFromZone(g, row.zone, zoneOwner(row), row.id);
  if (row.kept.length > 0) bereave(g, row);
  // What was attached to it and what it was attached to, what it kept and what kept it stay on the row, as last-known information:
  // as they were before the first of those that leave together has left.
  const gone = { zone: NOWHERE, last, after };
  writeObject(g.state, row.id, ties === undefined ? gone : altered(gone, ties), zoneAspect(row.zone));
}

/** An object that is about to be gone leaves behind what it kept: the door asks the rules what becomes of it. */
export function bereave(g: Game, row: ObjectRow): void {
  g.bereaving = [...(g.bereaving ?? []), row];
}

/** Nothing can be put where there is no zone any more. */
const isLost = (g: Game, { keeper }: Arrival): boolean =>
  keeper !== undefined && objectRow(g.state, keeper).zone === NOWHERE;

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
      keeper: a.keeper,
      timestamp: time,
      since: time,
    }),
  );
  insertInZone(g, placed.zone, zoneOwner(placed), placed.id, a.position);
  if (isObject(placed.host)) {
    const host = objectRow(g.state, placed.host);
    writeObject(g.state, host.id, { attachments: [...host.attachments, placed.id] }, Aspect.attachment);
  }
  register(g, placed);
  return placed;
}

export const move = (p: EventPlace): EventKind<Game, MoveEvent> => ({
  ...at(p),
  affected: (g, e) => objectRow(g.state, e.object).controller,
  prepare: (g, e) => {
    const row = objectRow(g.state, e.object);
    return altered(e, { from: row.zone, last: g.rules.lastKnown(g, row), ties: tiesOf(row) });
  },
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    if (row.zone === NOWHERE || isLost(g, e)) return null;
    const { id, kind, def, owner } = row;
    const became = nextObject(g.state);
    leave(g, row, e.last ?? null, e.ties, became);
    arrive(g, { kind, def, owner, zone: e.to, base: kind === 'card' ? null : row.base, before: id }, e);
    return altered(e, { last: undefined, ties: undefined, became });
  },
});

export const create = (p: EventPlace): EventKind<Game, CreateEvent> => ({
  ...at(p),
  affected: (_, e) => e.controller ?? e.owner,
  apply(g, e) {
    if (isLost(g, e)) return null;
    const { what: kind, def = -1, owner, to: zone, was: before = NO_OBJECT } = e;
    const became = arrive(g, { kind, def, owner, zone, base: null, before }, e).id;
    if (e.was !== undefined) writeObject(g.state, e.was, { after: became }, 0);
    return altered(e, { became });
  },
});

export const cease = (p: EventPlace): EventKind<Game, CeaseEvent> => ({
  ...at(p),
  prepare: (g, e) => {
    const row = objectRow(g.state, e.object);
    return altered(e, { last: g.rules.lastKnown(g, row), ties: tiesOf(row) });
  },
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    if (row.zone === NOWHERE) return null;
    leave(g, row, e.last ?? null, e.ties, NO_OBJECT);
    return altered(e, { last: undefined, ties: undefined });
  },
});
