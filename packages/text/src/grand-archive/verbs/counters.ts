/** Counters: put, removed, moved. */
import type { Value } from '@rulewright/language/grand-archive';
import { rulesOf } from '../categories/index.ts';
import type { Count } from '../game.ts';
import { timesOf } from './cards.ts';

export const counters = rulesOf();
const { rule, terminal } = counters;

/** Words that stand before "counter" and are no kind of counter. */
const NO_KIND = new Set(
  'a an the that those this these each all another additional more no any kind one two three four five six seven eight nine ten twelve x lv of and or many much its their his her your which such may to can would first last among target chosen removed amount'.split(
    ' ',
  ),
);
terminal({
  name: 'counter.word',
  of: 'Counter',
  first: ['#word'],
  scan: (tokens, at) => {
    const [first, second] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
    if ((second !== 'counter' && second !== 'counters') || NO_KIND.has(first)) return [];
    return [{ end: at + 1, value: first }];
  },
  print: (value) => [value],
  mean: (value) => value,
});
const exactly = (count: Count): Value => (count.max === 'any' ? 0 : count.max);

rule({
  name: 'act.putCounters',
  of: 'Act',
  slots: { count: 'Count', c: 'Counter', on: 'Things' },
  en: [
    '<put> {count} {c} <counter#count> on {on}',
    '<put> {count} additional {c} <counter#count> on {on}',
    '<put> {count} {c} <counter#count> onto {on}',
    '<put> {count} more {c} <counter#count> on {on}',
  ],
  mean:
    ({ count, c, on }, d) =>
    (who) => {
      const n = exactly(count);
      d.mentionAmount(n);
      return [{ do: 'counters', on: d.pick(on, who), counter: c, count: n }];
    },
});
rule({
  name: 'act.putTwoKinds',
  of: 'Act',
  slots: { a: 'Counter', b: 'Counter', on: 'Thing' },
  en: '<put> a {a} counter and a {b} counter on {on}',
  mean:
    ({ a, b, on }, d) =>
    (who) => {
      const what = d.pick(on, who);
      return [
        { do: 'counters', on: what, counter: a, count: 1 },
        { do: 'counters', on: what, counter: b, count: 1 },
      ];
    },
});
rule({
  name: 'act.putCountersForEach',
  of: 'Act',
  slots: { count: 'Count', c: 'Counter', on: 'Things', f: 'ForEach' },
  en: '<put> {count} {c} <counter#count> on {on} {f}',
  mean: (parts, d) => (who) => {
    const on = d.pick(parts.on, who);
    return [{ do: 'counters', on, counter: parts.c, count: timesOf(exactly(parts.count), parts.f) }];
  },
});
rule({
  name: 'act.putCountersEqual',
  of: 'Act',
  slots: { c: 'Counter', on: 'Things', v: 'Value' },
  en: ['<put> an amount of {c} counters on {on} equal to {v}', '<put> a number of {c} counters on {on} equal to {v}'],
  mean:
    ({ c, on, v }, d) =>
    (who) => [{ do: 'counters', on: d.pick(on, who), counter: c, count: v }],
});
rule({
  name: 'act.removeCounters',
  of: 'Act',
  slots: { count: 'Count', c: 'Counter', from: 'Things' },
  en: '<remove> {count} {c} <counter#count> from {from}',
  mean:
    ({ count, c, from }, d) =>
    (who) => {
      const as = d.fresh('removed');
      d.cameTo('removed', { kind: 'var', name: as });
      d.mentionAmount({ kind: 'var', name: as });
      const what = d.pick(from, who);
      if (count.max === 'any') return [{ do: 'removeCounters', from: what, counter: c, count: 'any', as }];
      const upTo = count.min === count.max ? {} : { upTo: true };
      return [{ do: 'removeCounters', from: what, counter: c, count: count.max, ...upTo, as }];
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
      const what = d.pick(from, who);
      d.cameTo('removed', { kind: 'var', name: as });
      d.mentionAmount({ kind: 'var', name: as });
      return [{ do: 'removeCounters', from: what, ...(c === undefined ? {} : { counter: c }), count: 'all', as }];
    },
});
rule({
  name: 'act.moveCounters',
  of: 'Act',
  slots: { count: 'Count', c: 'Counter', from: 'Things', to: 'Things' },
  en: [
    '<move> {count} {c} <counter#count> from {from} to {to}',
    '<move> {count} {c} <counter#count> from {from} onto {to}',
    '<move> {count} {c} <counter#count> on {from} to {to}',
    '<move> {count} {c} <counter#count> on {from} onto {to}',
  ],
  mean:
    ({ count, c, from, to }, d) =>
    (who) => {
      const as = d.fresh('moved');
      d.cameTo('removed', { kind: 'var', name: as });
      const a = d.pick(from, who);
      return [
        {
          do: 'moveCounters',
          from: a,
          to: d.pick(to, who),
          counter: c,
          count: count.max === 'any' ? 'any' : count.max,
          as,
        },
      ];
    },
});
rule({
  name: 'act.moveAllCounters',
  of: 'Act',
  slots: { c: 'Counter?', from: 'Things', to: 'Things' },
  en: [
    '<move> all [{c}] counters from {from} to {to}',
    '<move> all [{c}] counters from {from} onto {to}',
    '<move> all [{c}] counters on {from} to {to}',
    '<move> all [{c}] counters on {from} onto {to}',
  ],
  mean:
    ({ c, from, to }, d) =>
    (who) => {
      const as = d.fresh('moved');
      d.cameTo('removed', { kind: 'var', name: as });
      const a = d.pick(from, who);
      return [
        {
          do: 'moveCounters',
          from: a,
          to: d.pick(to, who),
          ...(c === undefined ? {} : { counter: c }),
          count: 'all',
          as,
        },
      ];
    },
});
rule({
  name: 'act.doubleCounters',
  of: 'Act',
  slots: { c: 'Counter', on: 'Things' },
  en: ['<double> the amount of {c} counters on {on}', '<double> the number of {c} counters on {on}'],
  mean:
    ({ c, on }, d) =>
    (who) => [{ do: 'doubleCounters', on: d.pick(on, who), counter: c }],
});
rule({
  name: 'sentence.whenMoved',
  of: 'Sentence',
  slots: { n: 'Count', k: 'Counter?', c: 'Clause' },
  en: [
    'when {n} or more [{k}] counters are moved this way, {c}.',
    'when {n} or more [{k}] counters are removed this way, {c}.',
  ],
  mean: (parts, d) => {
    const value = d.result('removed');
    const to = parts.n.min;
    void parts.k;
    const effect = d.effect(() => parts.c);
    return [
      { do: 'if', condition: { kind: 'compare', value, is: { op: '≥', to } }, then: [{ do: 'reflexive', effect }] },
    ];
  },
});
