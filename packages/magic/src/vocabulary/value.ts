/** Numbers worked out from the game. */
import {
  asPlayer,
  type CreateEvent,
  type EntityId,
  isObject,
  isPlayer,
  type MoveEvent,
  NOWHERE,
  type ObjectId,
  objectRow,
  zoneObjects,
} from '@rulewright/kernel';
import type { ColorName, Comparison, Selector, Stat, Value } from '@rulewright/language/magic';
import { type Characteristics, characteristics, controllerOf, hasSubtype } from '../100-game/109.3-characteristics.ts';
import { BASIC_LAND_MANA, colorBits } from '../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../400-zones/400-zones.ts';
import { manaSpent } from '../600-effects/601-cast/601.2h-spent.ts';
import { speedOf } from '../700-additional/702-keywords/702.179-speed.ts';
import { finalChapter } from '../700-additional/714-sagas.ts';
import { castsOfCommanders } from '../900-variants/903-commander.ts';
import type { Context, G } from '../state.ts';
import { holds } from './condition.ts';
import { eventAmount } from './event-pattern.ts';
import { bitCount } from './filter.ts';
import { historyCount, objectsOfHistory } from './history.ts';
import { chosen, select, spellOf, type stackEntry, withCandidate } from './select.ts';
import { tallied } from './tally.ts';

/** What cannot be determined counts as 0 (208.2a, 608.2h). */
export function value(g: G, v: Value, ctx: Context): number {
  if (typeof v === 'number') return v;
  switch (v.kind) {
    case 'x':
      return valueOfX(g, ctx);
    case 'var': {
      const bound = ctx.locals[v.name];
      return typeof bound === 'number' ? bound : 0;
    }
    case 'tally':
      return tallied(ctx.locals, v.name, v.of === undefined ? null : select(g, v.of, ctx));
    case 'amount':
      return ctx.event === null ? 0 : eventAmount(ctx.event);
    case 'count':
      return select(g, v.of, ctx).length;
    case 'stat': {
      const id = select(g, v.of, ctx).find(isObject);
      return id === undefined ? 0 : statOf(g, v.stat, id);
    }
    case 'greatest':
      return stats(g, v.stat, v.of, ctx).reduce((a, b, i) => (i === 0 ? b : Math.max(a, b)), 0);
    case 'least':
      return stats(g, v.stat, v.of, ctx).reduce((a, b, i) => (i === 0 ? b : Math.min(a, b)), 0);
    case 'total':
      return stats(g, v.stat, v.of, ctx).reduce((a, b) => a + b, 0);
    case 'most':
    case 'fewest': {
      const numbers = select(g, v.among, ctx).map((id) => value(g, v.value, withCandidate(ctx, id)));
      return numbers.length === 0 ? 0 : v.kind === 'most' ? Math.max(...numbers) : Math.min(...numbers);
    }
    case 'life':
      return sum(select(g, v.of, ctx), (id) => (isPlayer(id) ? (g.state.game.totals[id]?.life ?? 0) : 0));
    case 'counters':
      return sum(select(g, v.on, ctx), (id) => countersOn(g, id, v.counter));
    case 'noted': {
      if (v.on === undefined) return numberOf(chosen(g, v.key, ctx));
      return sum(select(g, v.on, ctx), (id) => (isObject(id) ? numberOf(objectRow(g.state, id).notes[v.key]) : 0));
    }
    case 'different':
      return different[v.what](
        select(g, v.of, ctx)
          .filter(isObject)
          .map((id) => characteristics(g, id)),
      );
    case 'history':
      if (v.different === true) return objectsOfHistory(g, v.event, ctx, v.since ?? 'turn');
      return historyCount(g, v.event, ctx, v.since ?? 'turn', v.sum === true, v.before === true);
    case 'add':
      return sum(v.of, (part) => value(g, part, ctx));
    case 'times':
      return v.of.reduce<number>((product, part) => product * value(g, part, ctx), 1);
    case 'max':
      return Math.max(...v.of.map((part) => value(g, part, ctx)));
    case 'min':
      return Math.min(...v.of.map((part) => value(g, part, ctx)));
    case 'minus':
      return value(g, v.a, ctx) - value(g, v.b, ctx);
    case 'remainder':
      return value(g, v.of, ctx) % v.by;
    case 'half': {
      const half = value(g, v.of, ctx) / 2;
      return v.round === 'up' ? Math.ceil(half) : Math.floor(half);
    }
    case 'if':
      return value(g, holds(g, v.condition, ctx) ? v.then : v.else, ctx);
    case 'paid':
      return timesPaid(g, v.cost, ctx);
    case 'finalChapter': {
      const id = select(g, v.of, ctx).find(isObject);
      return id === undefined ? 0 : finalChapter(characteristics(g, id));
    }
    case 'spent':
      return manaSpent(g, v, ctx);
    case 'commanderCasts':
      return sum(select(g, v.of, ctx), (id) => (isPlayer(id) ? castsOfCommanders(g, id) : 0));
    case 'turnsTaken':
      return sum(select(g, v.of, ctx), (id) => (isPlayer(id) ? (g.state.game.totals[id]?.turnsTaken ?? 0) : 0));
    case 'speed':
      return sum(select(g, v.of, ctx), (id) => (isPlayer(id) ? speedOf(g, id) : 0));
    case 'devotion':
      return devotion(g, v.colors, ctx);
  }
}

export function compare(a: number, c: Comparison, g: G, ctx: Context): boolean {
  const b = value(g, c.to, ctx);
  switch (c.op) {
    case '=':
      return a === b;
    case '≠':
      return a !== b;
    case '<':
      return a < b;
    case '≤':
      return a <= b;
    case '>':
      return a > b;
    case '≥':
      return a >= b;
  }
}

function sum<T>(of: readonly T[], amount: (item: T) => number): number {
  let total = 0;
  for (const item of of) total += amount(item);
  return total;
}

const numberOf = (note: unknown): number => (typeof note === 'number' ? note : 0);

/** Of one kind, or of all kinds together. */
export function countersOn(g: G, id: EntityId, counter: string | undefined): number {
  const counters = isPlayer(id) ? g.state.players[id]?.counters : objectRow(g.state, id).counters;
  if (counters === undefined) return 0;
  if (counter !== undefined) return counters[counter] ?? 0;
  let total = 0;
  for (const kind in counters) total += counters[kind] ?? 0;
  return total;
}

export function statOf(g: G, stat: Stat, id: ObjectId): number {
  const c = characteristics(g, id);
  if (stat !== 'loyalty') return c[stat] ?? 0;
  // 306.5c: on the battlefield, its loyalty counters; elsewhere what is printed (306.5a).
  const { zone, counters } = objectRow(g.state, id);
  if (zone === BATTLEFIELD || (zone === NOWHERE && counters.loyalty !== undefined)) return counters.loyalty ?? 0;
  return numberOf(c.loyalty);
}

const stats = (g: G, stat: Stat, of: Selector, ctx: Context): number[] =>
  select(g, of, ctx)
    .filter(isObject)
    .map((id) => statOf(g, stat, id));

const count = (values: readonly unknown[]): number => new Set(values).size;
const union = (bits: readonly number[]): number => bits.reduce((a, b) => a | b, 0);

const different: Readonly<
  Record<Extract<Value, { kind: 'different' }>['what'], (of: readonly Characteristics[]) => number>
> = {
  names: (of) => count(of.map((c) => c.name).filter((name) => name !== '')),
  colors: (of) => bitCount(union(of.map((c) => c.colors))),
  types: (of) => bitCount(union(of.map((c) => c.types))),
  powers: (of) => count(of.map((c) => c.power).filter((power) => power !== null)),
  manaValues: (of) => count(of.map((c) => c.manaValue)),
  /** Domain (207.2c). */
  basicLandTypes: (of) => count(of.flatMap((c) => c.subtypes.filter((t) => BASIC_LAND_MANA[t] !== undefined))),
  party: (of) => partySize(of),
};

const PARTY = ['Cleric', 'Rogue', 'Warrior', 'Wizard'];
/** 700.8b: each creature counts for one of its types, so that the number is the highest. */
function partySize(of: readonly Characteristics[]): number {
  const member = new Map<string, Characteristics>();
  const find = (c: Characteristics, asked: Set<string>): boolean => {
    for (const type of PARTY) {
      if (asked.has(type) || !hasSubtype(c, type)) continue;
      asked.add(type);
      const other = member.get(type);
      if (other !== undefined && !find(other, asked)) continue;
      member.set(type, c);
      return true;
    }
    return false;
  };
  for (const c of of) find(c, new Set());
  return member.size;
}

/** The spell that the source of the ability is or, if it is a permanent, was (400.7d). */
const castAs = (g: G, ctx: Context): ReturnType<typeof stackEntry> => spellOf(g, ctx.source);

/**
 * 107.3i: the X announced for this spell or ability. An ability that triggers when a permanent enters, or changes how it
 * enters, uses the X of the spell it was (107.3m).
 */
function valueOfX(g: G, ctx: Context): number {
  if (ctx.x !== 0 || !isObject(ctx.source)) return ctx.x;
  const row = objectRow(g.state, ctx.source);
  if (typeof row.notes.x === 'number') return row.notes.x;
  if (row.stack !== null || isEntering(ctx)) return castAs(g, ctx)?.x ?? 0;
  return 0;
}

function isEntering(ctx: Context): boolean {
  const { event } = ctx;
  if (event?.kind !== 'move' && event?.kind !== 'create') return false;
  const { to, became } = event as MoveEvent | CreateEvent;
  return to === BATTLEFIELD && became === ctx.source;
}

/** How often an optional cost was paid for this spell, or for the spell that this permanent was. */
export const timesPaid = (g: G, cost: string, ctx: Context): number =>
  ctx.paid[cost] ?? castAs(g, ctx)?.paid[cost] ?? 0;

/** The zone that the source of the ability was cast from; NOWHERE if it was not cast (a copy, or put onto the battlefield). */
export function castFrom(g: G, ctx: Context): number {
  const entry = castAs(g, ctx);
  if (entry?.kind !== 'spell') return NOWHERE;
  const row = objectRow(g.state, ctx.source);
  const spell = row.stack === null ? objectRow(g.state, row.before) : row;
  return spell.kind === 'card' ? entry.from : NOWHERE;
}

/** 700.5: mana symbols of any of the colours among the costs of permanents you control. */
function devotion(g: G, colors: readonly ColorName[], ctx: Context): number {
  const wanted = colorBits(colors);
  let total = 0;
  for (const id of zoneObjects(g, BATTLEFIELD, asPlayer(0))) {
    if (controllerOf(g, id) !== ctx.controller) continue;
    for (const symbol of characteristics(g, id).cost?.symbols ?? []) if ((symbol.types & wanted) !== 0) total++;
  }
  return total;
}
