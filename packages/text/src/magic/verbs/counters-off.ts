/** Counters that are taken off objects and players, or moved to others (122.5). */
import type { Action, Filter, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count, Telling, Things } from '../game.ts';
import { exactly } from '../values/amounts.ts';

export const countersOff = rulesOf();
const { rule } = countersOff;

// Removing
/** So many counters, or as many as is chosen first of those that are there: of one thing only, since of each a number would be chosen. */
function chosenFirst(count: Count, c: string | undefined, from: Selector, d: Telling): [readonly Action[], Value] {
  if (count.min === count.max) return [[], exactly(count)];
  if (d.spokenOf(from)?.several !== false) throw new Unclear('how many counters of each?');
  const key = d.fresh('number');
  const there: Value = { kind: 'counters', ...(c === undefined ? {} : { counter: c }), on: from };
  const max: Value = count.max === 'any' ? there : { kind: 'min', of: [count.max, there] };
  return [[{ do: 'chooseNumber', min: count.min, max, key }], { kind: 'noted', key }];
}
/** How many were removed, under the name of their kind as well. */
export function removedAs(c: string | undefined, d: Telling): string {
  const as = d.fresh('removed');
  wereRemoved(c, { kind: 'var', name: as }, d);
  return as;
}
export function wereRemoved(c: string | undefined, number: Value, d: Telling): void {
  for (const kind of c === undefined ? ['removed'] : ['removed', `removed ${c}`]) d.cameTo(kind, number);
}
rule({
  name: 'act.removeCounters',
  of: 'Act',
  slots: { count: 'Count', c: 'Counter', from: 'Things' },
  en: '<remove> {count} {c} <counter#count> from {from}',
  mean:
    ({ count, c, from }, d) =>
    (who) => {
      const as = removedAs(c, d);
      const picked = d.pick(having(from, count, c), who);
      const [first, number] = chosenFirst(count, c, picked, d);
      return [...first, { do: 'removeCounters', from: picked, counter: c, count: number, as }];
    },
});
/** 608.2d: what has no such counters cannot be chosen to have them removed. */
function having(things: Things, { min }: Count, counter?: string): Things {
  if (things.kind !== 'choice' || min === 0) return things;
  const has: Filter = {
    kind: 'counters',
    ...(counter === undefined ? {} : { counter }),
    is: { op: '≥', to: typeof min === 'number' ? min : 1 },
  };
  return { ...things, described: { ...things.described, filters: [...things.described.filters, has] } };
}
rule({
  name: 'act.removeAnyCounters',
  of: 'Act',
  slots: { count: 'Count', from: 'Things' },
  en: '<remove> {count} <counter#count> from {from}',
  mean:
    ({ count, from }, d) =>
    (who) => {
      const as = removedAs(undefined, d);
      const picked = d.pick(having(from, count), who);
      const [first, number] = chosenFirst(count, undefined, picked, d);
      return [...first, { do: 'removeCounters', from: picked, count: number, as }];
    },
});
rule({
  name: 'act.removeAllCounters',
  of: 'Act',
  slots: { c: 'Counter?', from: 'Things' },
  en: '<remove> all [{c}] counters from {from}',
  mean:
    ({ c, from }, d) =>
    (who) => {
      const picked = d.pick(from, who);
      const as = removedAs(c, d);
      d.mentionAmount({ kind: 'var', name: as });
      return [{ do: 'removeCounters', from: picked, ...(c === undefined ? {} : { counter: c }), count: 'all', as }];
    },
});

// Moving
/** Of several it would not be said how many each of them gets. */
function one(to: Things, who: Selector, d: Telling): Selector {
  const onto = d.pick(to, who);
  const several =
    to.kind === 'choice' ? to.count.max !== 1 : onto.kind !== 'this' && d.spokenOf(onto)?.several !== false;
  if (several) throw new Unclear('how many counters does each of them get?');
  return onto;
}
rule({
  name: 'act.moveCounters',
  of: 'Act',
  slots: { count: 'Count', c: 'Counter', from: 'Things', to: 'Things' },
  en: '<move> {count} {c} <counter#count> from {from} onto {to}',
  mean:
    ({ count, c, from, to }, d) =>
    (who) => {
      const [picked, onto] = [d.pick(from, who), one(to, who, d)];
      const [first, number] = chosenFirst(count, c, picked, d);
      return [...first, { do: 'moveCounters', from: picked, to: onto, counter: c, count: number }];
    },
});
rule({
  name: 'act.moveAllCounters',
  of: 'Act',
  slots: { c: 'Counter?', from: 'Things', to: 'Things' },
  en: '<move> all [{c}] counters from {from} onto {to}',
  mean:
    ({ c, from, to }, d) =>
    (who) => [
      {
        do: 'moveCounters',
        from: d.pick(from, who),
        to: one(to, who, d),
        ...(c === undefined ? {} : { counter: c }),
        count: 'all',
      },
    ],
});

// How many were removed
rule({
  name: 'counted.removed',
  of: 'Counted',
  en: '<counter> removed this way',
  mean: (_, d) => d.result('removed'),
});
rule({
  name: 'counted.removedOf',
  of: 'Counted',
  slots: { c: 'Counter' },
  en: '{c} <counter> removed this way',
  mean: ({ c }, d) => d.result(`removed ${c}`),
});
rule({
  name: 'condition.noneRemoved',
  of: 'Condition',
  en: 'no counters were removed this way',
  mean: (_, d) => ({ kind: 'compare', value: d.result('removed'), is: { op: '=', to: 0 } }),
});

// Of players
rule({
  name: 'act.loseCounters',
  of: 'Act',
  slots: { c: 'Counter' },
  en: '<lose> all {c} counters',
  mean: ({ c }, d) => {
    const as = removedAs(c, d);
    d.mentionAmount({ kind: 'var', name: as });
    return (who) => [{ do: 'removeCounters', from: who, counter: c, count: 'all', as }];
  },
});
