/** What the entries of the core ask about objects, players and bindings. */
import {
  asPlayer,
  type EntityId,
  isMove,
  isObject,
  isPlayer,
  type Locals,
  NO_OBJECT,
  NOWHERE,
  type Note,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  rowAt,
  type State,
} from '@rulewright/kernel';
import { type Context, type StackEntry, stackEntryOf } from '../context.ts';
import type { CommonGame } from '../game.ts';

export const NOBODY: readonly EntityId[] = Object.freeze([]);

/** Together, each once, in the order of their first appearance. */
export const distinct = (lists: readonly (readonly EntityId[])[]): readonly EntityId[] =>
  lists.length === 1 ? (lists[0] ?? NOBODY) : [...new Set(lists.flat())];

export const isPlaying = (s: State, player: PlayerId): boolean => s.players[player]?.standing === 'playing';

/** Those still in the game, in turn order from the active player on, or from the one given. */
export function playersInOrder(g: CommonGame, first: PlayerId = g.state.game.turn.active): PlayerId[] {
  const count = g.state.players.length;
  const order: PlayerId[] = [];
  for (let i = 0; i < count; i++) {
    const player = asPlayer((first + i) % count);
    if (isPlaying(g.state, player)) order.push(player);
  }
  return order;
}

type Bound = Locals[string] | Note | undefined;

export function entityList(bound: Bound): readonly EntityId[] {
  return Array.isArray(bound) && typeof bound[0] === 'number' ? (bound as readonly EntityId[]) : NOBODY;
}

/** A choice that the ability carries, or that is noted on its source for linked abilities. */
export function chosen(s: State, key: string, ctx: Context): Bound {
  return ctx.locals[key] ?? (isObject(ctx.source) ? objectRow(s, ctx.source).notes[key] : undefined);
}

export const numberOf = (note: unknown): number => (typeof note === 'number' ? note : 0);

/** Of one kind, or of all kinds together. */
export function countersOn(s: State, id: EntityId, counter: string | undefined): number {
  const counters = isPlayer(id) ? s.players[id]?.counters : objectRow(s, id).counters;
  if (counters === undefined) return 0;
  if (counter !== undefined) return counters[counter] ?? 0;
  let total = 0;
  for (const kind in counters) total += counters[kind] ?? 0;
  return total;
}

/** What is noted and still where it was noted: what has left is another object, but not for the event of its leaving. */
export function notedEntities(s: State, note: Bound, { event }: Context): readonly EntityId[] {
  const all = entityList(note);
  const leaving = isMove(event) ? event.object : NO_OBJECT;
  const isMeant = (id: EntityId): boolean => id === leaving || isPlayer(id) || objectRow(s, id).zone !== NOWHERE;
  return all.every(isMeant) ? all : all.filter(isMeant);
}

/** The spell that an object is or, if it is a permanent, was. */
export function spellOf(s: State, id: ObjectId): StackEntry | null {
  if (!isObject(id)) return null;
  const row = objectRow(s, id);
  return stackEntryOf(row.stack !== null || row.before === NO_OBJECT ? row : objectRow(s, row.before));
}

/** How often an optional cost was paid for this spell, or for the spell that this permanent was. */
export const timesPaid = (s: State, cost: string, ctx: Context): number =>
  ctx.paid[cost] ?? spellOf(s, ctx.source)?.paid[cost] ?? 0;

/** The id of the spell that an object is or, if it is a permanent, was. */
export function spellIdOf(s: State, id: ObjectId, permanents: number): ObjectId {
  const { stack, before, zone } = objectRow(s, id);
  return stack === null && before !== NO_OBJECT && zone === permanents ? before : id;
}

/** For a spell, or for what a permanent was as a spell. */
export const timesPaidFor = (g: CommonGame, cost: string, id: ObjectId): number =>
  stackEntryOf(objectRow(g.state, spellIdOf(g.state, id, g.rules.vocabulary.look.permanents)))?.paid[cost] ?? 0;

export function targetsOf(row: ObjectRow): readonly EntityId[] {
  const entry = stackEntryOf(row);
  return entry === null ? NOBODY : distinct(entry.targets.map((t) => t.chosen));
}

/** However often something was chosen, legal or not. */
export const targetCount = (row: ObjectRow): number =>
  (stackEntryOf(row)?.targets ?? []).reduce((n, target) => n + target.chosen.length, 0);

/** What has gone is looked at as it last was, except where only what is there counts. */
export const isLookedAt = (s: State, id: EntityId, { present }: Context): boolean =>
  present !== true || isPlayer(id) || objectRow(s, id).zone !== NOWHERE;

/** The zone it is in, or was in before it ceased to be that object. */
export function zoneOrLast(s: State, row: ObjectRow, ctx: Context): number {
  if (row.zone !== NOWHERE) return row.zone;
  if (isMove(ctx.event)) {
    const { object, from } = ctx.event;
    if (object === row.id && from !== undefined) return from;
  }
  const { log } = s;
  for (let i = log.length - 1; i >= log.first; i--) {
    const event = rowAt(log, i);
    if (!isMove(event)) continue;
    const { object, from } = event;
    if (object === row.id) return from ?? NOWHERE;
  }
  return NOWHERE;
}

/** What is bound to something that was offered: yes, how many, or the objects it was done to. */
export function isDone(bound: Bound): boolean {
  return Array.isArray(bound) ? bound.length > 0 : bound !== undefined && bound !== false && bound !== 0;
}
