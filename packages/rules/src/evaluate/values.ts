/** The values of the core: numbers worked out from the game. */
import { Aspect, type EntityId, isObject, objectRow } from '@rulewright/kernel';
import type { CoreValue } from '@rulewright/language';
import { type Context, withCandidate } from '../context.ts';
import type { CommonGame } from '../game.ts';
import { Facet } from './concept.ts';
import { holds, select, value } from './evaluate.ts';
import type { AnyFamilies } from './families.ts';
import { historyCount, objectsOfHistory } from './history.ts';
import { chosen, countersOn, numberOf, timesPaid, timesPaidFor } from './objects.ts';
import { tallied } from './tally.ts';
import type { Node, ValueTable } from './vocabulary.ts';
import { foundAmongLeft } from './who-left.ts';

const { zone, control, counters, identity, notes, player, turn, history, stack } = Aspect;
const OF_STATS = { reads: identity | counters | control, facet: Facet.stat, looks: true } as const;
const OF_PARTS = { reads: 0, facet: 0 } as const;

export function sum<T>(of: readonly T[], amount: (item: T) => number): number {
  let total = 0;
  for (const item of of) total += amount(item);
  return total;
}

const stats = (g: CommonGame, stat: string, of: Node, ctx: Context): number[] =>
  select(g, of, ctx)
    .filter(isObject)
    .map((id) => g.rules.vocabulary.look.statOf(g, stat, id));

/** Of each of some entities, which is `it` in turn. */
const numbersOf = (g: CommonGame, among: Node, v: number | Node, ctx: Context): number[] =>
  select(g, among, ctx).map((id) => value(g, v, withCandidate(ctx, id)));

export const coreValues: ValueTable<CoreValue<AnyFamilies>, CommonGame> = {
  x: { ...OF_PARTS, evaluate: (g, _, ctx) => g.rules.vocabulary.look.xOf(g, ctx) },
  var: { ...OF_PARTS, evaluate: (_, v, ctx) => numberOf(ctx.locals[v.name]) },
  tally: {
    ...OF_PARTS,
    evaluate: (g, v, ctx) => tallied(ctx.locals, v.name, v.of === undefined ? null : select(g, v.of, ctx)),
  },
  amount: {
    ...OF_PARTS,
    evaluate: (g, _, ctx) => (ctx.event === null ? 0 : g.rules.vocabulary.look.eventAmount(ctx.event)),
  },
  // Which zones it looks into is told by the selector inside.
  count: {
    ...OF_PARTS,
    impersonal: true,
    looks: true,
    evaluate: (g, v, ctx) => select(g, v.of, ctx).length + foundAmongLeft(g, v.of, ctx).length,
  },
  stat: {
    ...OF_STATS,
    evaluate(g, v, ctx) {
      const id = select(g, v.of, ctx).find(isObject);
      return id === undefined ? 0 : g.rules.vocabulary.look.statOf(g, v.stat, id);
    },
  },
  greatest: {
    ...OF_STATS,
    evaluate: (g, v, ctx) => stats(g, v.stat, v.of, ctx).reduce((a, b, i) => (i === 0 ? b : Math.max(a, b)), 0),
  },
  least: {
    ...OF_STATS,
    evaluate: (g, v, ctx) => stats(g, v.stat, v.of, ctx).reduce((a, b, i) => (i === 0 ? b : Math.min(a, b)), 0),
  },
  total: { ...OF_STATS, evaluate: (g, v, ctx) => stats(g, v.stat, v.of, ctx).reduce((a, b) => a + b, 0) },
  most: {
    ...OF_PARTS,
    evaluate(g, v, ctx) {
      const numbers = numbersOf(g, v.among, v.value, ctx);
      return numbers.length === 0 ? 0 : Math.max(...numbers);
    },
  },
  fewest: {
    ...OF_PARTS,
    evaluate(g, v, ctx) {
      const numbers = numbersOf(g, v.among, v.value, ctx);
      return numbers.length === 0 ? 0 : Math.min(...numbers);
    },
  },
  counters: {
    reads: counters | player,
    facet: 0,
    evaluate: (g, v, ctx) => sum(select(g, v.on, ctx), (id) => countersOn(g.state, id, v.counter)),
  },
  noted: {
    reads: notes,
    facet: 0,
    evaluate(g, v, ctx) {
      if (v.on === undefined) return numberOf(chosen(g.state, v.key, ctx));
      const noted = (id: EntityId) => (isObject(id) ? numberOf(objectRow(g.state, id).notes[v.key]) : 0);
      return sum(select(g, v.on, ctx), noted);
    },
  },
  history: {
    reads: history | turn,
    facet: 0,
    evaluate(g, v, ctx) {
      if (v.different === true) return objectsOfHistory(g, v.event, ctx, v.since ?? 'turn', v.role);
      return historyCount(g, v.event, ctx, v.since ?? 'turn', v.sum === true, v.before === true);
    },
  },
  add: { ...OF_PARTS, evaluate: (g, v, ctx) => sum(v.of, (part) => value(g, part, ctx)) },
  times: {
    ...OF_PARTS,
    evaluate: (g, v, ctx) => v.of.reduce<number>((product, part) => product * value(g, part, ctx), 1),
  },
  max: { ...OF_PARTS, evaluate: (g, v, ctx) => Math.max(...v.of.map((part) => value(g, part, ctx))) },
  min: { ...OF_PARTS, evaluate: (g, v, ctx) => Math.min(...v.of.map((part) => value(g, part, ctx))) },
  minus: { ...OF_PARTS, evaluate: (g, v, ctx) => value(g, v.a, ctx) - value(g, v.b, ctx) },
  // A negative number is as odd or even as its positive.
  remainder: { ...OF_PARTS, evaluate: (g, v, ctx) => Math.abs(value(g, v.of, ctx)) % v.by },
  half: {
    ...OF_PARTS,
    evaluate(g, v, ctx) {
      const half = value(g, v.of, ctx) / 2;
      return v.round === 'up' ? Math.ceil(half) : Math.floor(half);
    },
  },
  part: {
    ...OF_PARTS,
    evaluate(g, v, ctx) {
      const by = value(g, v.by, ctx);
      if (by === 0) return 0;
      const part = value(g, v.of, ctx) / by;
      return v.round === 'up' ? Math.ceil(part) : Math.floor(part);
    },
  },
  if: { ...OF_PARTS, evaluate: (g, v, ctx) => value(g, holds(g, v.condition, ctx) ? v.then : v.else, ctx) },
  paid: {
    reads: stack | zone,
    facet: 0,
    evaluate: (g, v, ctx) =>
      v.of === undefined
        ? timesPaid(g.state, v.cost, ctx)
        : sum(select(g, v.of, ctx).filter(isObject), (id) => timesPaidFor(g, v.cost, id)),
  },
};
