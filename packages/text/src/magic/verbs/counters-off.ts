/** Counters that are taken off objects and players, or moved to others (122.5). */
import type { Action, Filter, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count, Telling, Things } from '../game.ts';
import { exactly } from '../values/amounts.ts';

export const countersOff = rulesOf();
const { rule } = countersOff;

// Removing
/** What is asked for as "the counters removed this way". */
export function wereRemoved(d: Telling, number: Value, counter: string | undefined): void {
  d.cameTo('removed', number);
  if (counter !== undefined) d.cameTo(`removed ${counter}`, number);
}
/** So many counters, or as many as is chosen first of those that are there: of one thing only, since of each a number would be chosen. */
function chosenFirst(count: Count, c: string | undefined, from: Selector, d: Telling): [readonly Action[], Value] {
  if (count.min === count.max) return [[], exactly(count)];
  if (d.spokenOf(from)?.several !== false) throw new Unclear('how many counters of each?');
  const key = d.fresh('number');
  const there: Value = { kind: 'counters', ...(c === undefined ? {} : { counter: c }), on: from };
  const max: Value = count.max === 'any' ? there : { kind: 'min', of: [count.max, there] };
  return [[{ do: 'chooseNumber', min: count.min, max, key }], { kind: 'noted', key }];
}
rule({
  name: 'act.removeCounters',
  of: 'Act',
  slots: { count: 'Count', c: 'Counter', from: 'Things' },
  en: '<remove> {count} {c} <counter#count> from {from}',
  mean:
    ({ count, c, from }, d) =>
    (who) => {
      const as = d.fresh('removed');
      wereRemoved(d, { kind: 'var', name: as }, c);
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
      const picked = d.pick(having(from, count), who);
      const [first, number] = chosenFirst(count, undefined, picked, d);
      return [...first, { do: 'removeCounters', from: picked, count: number }];
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
      const as = d.fresh('removed');
      const picked = d.pick(from, who);
      wereRemoved(d, { kind: 'var', name: as }, c);
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

/** How many were removed, as a cost or by what was done before. */
rule({
  name: 'counted.countersRemoved',
  of: 'Counted',
  slots: { c: 'Counter?' },
  en: '[{c}] <counter> removed this way',
  mean: ({ c }, d) => {
    const all = d.result('removed');
    if (c === undefined) return all;
    // Other counters were not removed.
    if (d.maybeResult(`removed ${c}`) !== all) throw new Unclear('counters of another kind were removed');
    return all;
  },
});

// Of players
rule({
  name: 'act.loseCounters',
  of: 'Act',
  slots: { c: 'Counter' },
  en: '<lose> all {c} counters',
  mean: ({ c }, d) => {
    const as = d.fresh('removed');
    wereRemoved(d, { kind: 'var', name: as }, c);
    d.mentionAmount({ kind: 'var', name: as });
    return (who) => [{ do: 'removeCounters', from: who, counter: c, count: 'all', as }];
  },
});
