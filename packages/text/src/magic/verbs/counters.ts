/** Counters on objects and players (122). */
import type { Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling, Things } from '../game.ts';
import { bound } from '../nouns/selectors.ts';
import { exactly } from '../values/amounts.ts';
import { divided } from './dividing.ts';

export const counters = rulesOf();
const { rule, terminal } = counters;

// Kinds of counters
rule({
  name: 'counter.pt',
  of: 'Counter',
  slots: { pt: 'PT' },
  en: '{pt}',
  mean: ({ pt }) => `${signed(pt.power)}/${signed(pt.toughness)}`,
});
const signed = (value: unknown): string => (typeof value === 'number' && value >= 0 ? `+${value}` : String(value));
/** Words that stand before "counter" and are no kind of counter. */
const NO_KIND = new Set(
  'a an the that those this these each all another additional more no any kind one two three four five six x of and or many much its their his her your which such or may to can would first last among target chosen removed'.split(
    ' ',
  ),
);
const TWO = new Set(['first strike', 'double strike']);
const isCounter = (word: string | undefined): boolean => word === 'counter' || word === 'counters';
terminal({
  name: 'counter.word',
  of: 'Counter',
  first: ['#word'],
  scan: (tokens, at) => {
    const [first, second] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
    if (TWO.has(`${first} ${second}`)) return [{ end: at + 2, value: `${first} ${second}` }];
    if (!isCounter(second) || NO_KIND.has(first)) return [];
    return [{ end: at + 1, value: first }];
  },
  print: (value) => [value],
  mean: (value) => value,
});

// Putting them on things
/** Who puts them matters for what waits for that; you, if nobody else is told to. */
const by = (who: Selector): { readonly who?: Selector } => (who.kind === 'you' ? {} : { who });
rule({
  name: 'act.putCounters',
  of: 'Act',
  slots: { count: 'Count', c: 'Counter', on: 'Things' },
  en: ['<put> {count} {c} <counter#count> on {on}', '<put> {count} additional {c} <counter#count> on {on}'],
  mean:
    ({ count, c, on }, d) =>
    (who) => {
      const n = exactly(count);
      d.mentionAmount(n);
      return [{ do: 'counters', ...by(who), on: d.pick(on, who), counter: c, count: n }];
    },
});
rule({
  name: 'act.putCountersTwo',
  of: 'Act',
  slots: { count: 'Count', c: 'Counter', more: 'Count', b: 'Counter', on: 'Things' },
  en: '<put> {count} {c} <counter#count> and {more} {b} <counter#more> on {on}',
  mean:
    ({ count, c, more, b, on }, d) =>
    (who) => {
      const what = d.pick(on, who);
      return [
        { do: 'counters', ...by(who), on: what, counter: c, count: exactly(count) },
        { do: 'counters', ...by(who), on: what, counter: b, count: exactly(more), alongside: true },
      ];
    },
});
rule({
  name: 'act.putCountersOnTwo',
  of: 'Act',
  slots: { count: 'Count', c: 'Counter', on: 'Things', more: 'Count', b: 'Counter', other: 'Things' },
  en: '<put> {count} {c} <counter#count> on {on} and {more} {b} <counter#more> on {other}',
  mean:
    ({ count, c, on, more, b, other }, d) =>
    (who) => [
      { do: 'counters', ...by(who), on: d.pick(on, who), counter: c, count: exactly(count) },
      { do: 'counters', ...by(who), on: d.pick(other, who), counter: b, count: exactly(more), alongside: true },
    ],
});
rule({
  name: 'act.putCountersOnThree',
  of: 'Act',
  slots: {
    count: 'Count',
    c: 'Counter',
    on: 'Thing',
    more: 'Count',
    b: 'Counter',
    other: 'Thing',
    most: 'Count',
    e: 'Counter',
    third: 'Thing',
  },
  en: '<put> {count} {c} <counter#count> on {on}, {more} {b} <counter#more> on {other}, and {most} {e} <counter#most> on {third}',
  mean: (parts, d) => {
    const { count, c, on, more, b, other, most, e, third } = parts;
    return (who) => [
      { do: 'counters', ...by(who), on: d.pick(on, who), counter: c, count: exactly(count) },
      { do: 'counters', ...by(who), on: d.pick(other, who), counter: b, count: exactly(more), alongside: true },
      { do: 'counters', ...by(who), on: d.pick(third, who), counter: e, count: exactly(most), alongside: true },
    ];
  },
});
/** One of each of these kinds. */
rule({
  name: 'act.putCounterEach',
  of: 'Act',
  slots: { list: 'CounterEach', on: 'Things' },
  en: '<put> {list} on {on}',
  mean: (parts, d) => (who) => {
    const { list } = parts;
    const on = d.pick(parts.on, who);
    return list.map(({ counter, count }, i) => ({
      do: 'counters',
      ...by(who),
      on,
      counter,
      count,
      ...(i === 0 ? {} : { alongside: true }),
    }));
  },
});
rule({
  name: 'counterEach.last',
  of: 'CounterEach',
  slots: { n: 'Count', a: 'Counter', m: 'Count', b: 'Counter', k: 'Count', c: 'Counter' },
  en: '{n} {a} <counter#n>, {m} {b} <counter#m>, and {k} {c} <counter#k>',
  mean: ({ n, a, m, b, k, c }) => [
    { counter: a, count: exactly(n) },
    { counter: b, count: exactly(m) },
    { counter: c, count: exactly(k) },
  ],
});
rule({
  name: 'counterEach.more',
  of: 'CounterEach',
  slots: { n: 'Count', a: 'Counter', more: 'CounterEach' },
  en: '{n} {a} <counter#n>, {more}',
  mean: ({ n, a, more }) => [{ counter: a, count: exactly(n) }, ...more],
});
rule({
  name: 'act.moveACounter',
  of: 'Act',
  slots: { from: 'Thing', to: 'Thing' },
  en: '<move> a counter from {from} onto {to}',
  mean:
    ({ from, to }, d) =>
    (who) => [{ do: 'moveCounters', from: d.pick(from, who), to: d.pick(to, who), count: 1 }],
});
for (const ordinal of ['second', 'third'])
  rule({
    name: `things.${ordinal}Target`,
    of: 'Thing',
    slots: { n: 'Noun' },
    en: `a ${ordinal} target {n#sg}`,
    agreement: 'sg',
    mean: ({ n }, d) => ({ kind: 'definite', selector: d.target({ ...n, other: true }), described: n }),
  });
/** Distributed among targets (601.2d): each gets at least one. */
rule({
  name: 'act.distribute',
  of: 'Act',
  slots: { count: 'Count', c: 'Counter', among: 'Count', n: 'Noun' },
  en: '<distribute> {count} {c} <counter#count> among {among} target {n#among}',
  mean: ({ count, c, among, n }, d) => {
    const total = exactly(count);
    const target = divided(d, n, among, total);
    return (who) => [{ do: 'counters', ...by(who), on: bound(target), counter: c, count: total, divided: target }];
  },
});
rule({
  name: 'act.sameCounters',
  of: 'Act',
  slots: { whose: 'ThingsWhose', on: 'Things' },
  en: '<put> {whose} counters on {on}',
  mean:
    ({ whose, on }, d) =>
    (who) => [{ do: 'sameCounters', as: whose, on: d.pick(on, who) }],
});
rule({
  name: 'act.putCountersEqual',
  of: 'Act',
  slots: { c: 'Counter', on: 'Things', v: 'Value' },
  en: ['<put> a number of {c} counters on {on} equal to {v}', '<put> {c} counters on {on} equal to {v}'],
  mean:
    ({ c, on, v }, d) =>
    (who) => [{ do: 'counters', ...by(who), on: d.pick(on, who), counter: c, count: v }],
});
rule({
  name: 'act.putCountersEqualBefore',
  of: 'Act',
  slots: { c: 'Counter', v: 'Value', on: 'Things' },
  en: '<put> a number of {c} counters equal to {v} on {on}',
  mean:
    ({ c, v, on }, d) =>
    (who) => [{ do: 'counters', ...by(who), on: d.pick(on, who), counter: c, count: v }],
});

// Doubling
const isOne = (what: Selector, on: Things, d: Telling): boolean =>
  on.kind === 'choice' ? on.count.max === 1 : d.spokenOf(what)?.several === false;
const there = (counter: string, on: Selector): Value => ({ kind: 'counters', counter, on });
/** 701.10e: as many more as there are. */
rule({
  name: 'act.doubleCounters',
  of: 'Act',
  slots: { c: 'Counter', on: 'Things' },
  en: '<double> the number of {c} counters on {on}',
  mean:
    ({ c, on }, d) =>
    (who) => {
      const what = d.pick(on, who);
      const each = isOne(what, on, d) || what.kind === 'this' ? what : bound('it');
      return [{ do: 'counters', on: what, counter: c, count: there(c, each) }];
    },
});
/** 701.10e: of each kind as many more as there are. */
rule({
  name: 'act.doubleEachKind',
  of: 'Act',
  slots: { on: 'Things' },
  en: '<double> the number of each kind of counter on {on}',
  mean:
    ({ on }, d) =>
    (who) => {
      const what = d.pick(on, who);
      if (isOne(what, on, d)) return [{ do: 'sameCounters', as: what, on: what }];
      const as = d.fresh('each');
      return [{ do: 'forEach', in: what, as, actions: [{ do: 'sameCounters', as: bound(as), on: bound(as) }] }];
    },
});
/** 122.8: those that it had. */
rule({
  name: 'act.putThoseCounters',
  of: 'Act',
  slots: { on: 'Things' },
  en: '<put> those counters on {on}',
  mean: (parts, d) => {
    const as = d.refer({ several: false });
    return (who) => [{ do: 'sameCounters', as, on: d.pick(parts.on, who) }];
  },
});
// Players
rule({
  name: 'act.getCounters',
  of: 'Act',
  slots: { count: 'Count', c: 'Counter' },
  en: '<get> {count} {c} <counter#count>',
  mean:
    ({ count, c }) =>
    (who) => [{ do: 'counters', on: who, counter: c, count: exactly(count) }],
});
terminal({
  name: 'energy',
  of: 'Energy',
  first: ['#symbol'],
  scan: (tokens, at) => {
    let end = at;
    while (tokens[end]?.raw === '{E}') end++;
    return end === at ? [] : [{ end, value: '{E}'.repeat(end - at) }];
  },
  print: (value) => [value],
  mean: (value) => value.length / 3,
});
rule({
  name: 'act.getEnergy',
  of: 'Act',
  slots: { n: 'Energy' },
  en: '<get> {n}',
  mean:
    ({ n }) =>
    (who) => [{ do: 'counters', on: who, counter: 'energy', count: n }],
});
rule({
  name: 'act.getEnergyEqual',
  of: 'Act',
  slots: { v: 'Value' },
  en: '<get> a amount of {E} equal to {v}',
  mean:
    ({ v }) =>
    (who) => [{ do: 'counters', on: who, counter: 'energy', count: v }],
});
rule({
  name: 'act.getEnergyCount',
  of: 'Act',
  slots: { n: 'Count' },
  en: '<get> {n} {E}',
  mean:
    ({ n }) =>
    (who) => [{ do: 'counters', on: who, counter: 'energy', count: exactly(n) }],
});
rule({
  name: 'payment.energyCount',
  of: 'Payment',
  slots: { n: 'Count' },
  en: '<pay> {n} {E}',
  mean: ({ n }) => {
    const amount = exactly(n);
    if (typeof amount !== 'number' && amount.kind !== 'x') throw new Unclear('an amount of energy that is chosen');
    return [{ kind: 'energy', amount }];
  },
});
rule({
  name: 'act.getCountersEqual',
  of: 'Act',
  slots: { c: 'Counter', v: 'Value' },
  en: '<get> a number of {c} counters equal to {v}',
  mean:
    ({ c, v }) =>
    (who) => [{ do: 'counters', on: who, counter: c, count: v }],
});
