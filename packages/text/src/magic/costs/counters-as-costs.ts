/** Costs that are paid with counters: removed from this or from others, put on something. */
import type { Value } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import type { Count, Telling } from '../game.ts';
import { wereRemoved } from '../verbs/counters-off.ts';
import { exactly, ownOnly, payable, someOf } from './costs.ts';

export const countersAsCosts = rulesOf();
const { rule } = countersAsCosts;

/** So many, or as many as one likes, which can be spoken of: "for each counter removed this way". */
function removed(count: Count, counter: string, d: Telling): { readonly count: Value } {
  const number = exactly(count, d);
  wereRemoved(counter, number, d);
  return { count: number };
}
rule({
  name: 'cost.removeCounters',
  of: 'Cost',
  slots: { count: 'Count', c: 'Counter', s: 'Self' },
  en: '<remove> {count} {c} <counter#count> from {s}',
  mean: ({ count, c, s }, d) => [
    { kind: 'removeCounters', counter: c, ...removed(count, c, d), from: { kind: 'is', what: s } },
    ...someOf(count),
  ],
});
rule({
  name: 'cost.removeCountersIt',
  of: 'Cost',
  slots: { count: 'Count', c: 'Counter' },
  en: '<remove> {count} {c} <counter#count> from it',
  mean: ({ count, c }, d) => [
    {
      kind: 'removeCounters',
      counter: c,
      ...removed(count, c, d),
      from: { kind: 'is', what: d.refer({ several: false }) },
    },
    ...someOf(count),
  ],
});
rule({
  name: 'cost.removeCountersFrom',
  of: 'Cost',
  slots: { count: 'Count', c: 'Counter', n: 'Noun' },
  en: '<remove> {count} {c} <counter#count> from a {n#sg}',
  mean: ({ count, c, n }, d) => [
    { kind: 'removeCounters', counter: c, ...removed(count, c, d), from: payable(ownOnly(n)) },
    ...someOf(count),
  ],
});
rule({
  name: 'cost.removeCountersAmong',
  of: 'Cost',
  slots: { count: 'Count', c: 'Counter', n: 'Noun' },
  en: '<remove> {count} {c} <counter#count> from among {n#pl}',
  mean: ({ count, c, n }, d) => [
    { kind: 'removeCounters', counter: c, ...removed(count, c, d), from: payable(ownOnly(n)), among: true },
    ...someOf(count),
  ],
});
rule({
  name: 'cost.putCounters',
  of: 'Cost',
  slots: { count: 'Count', c: 'Counter', s: 'Self' },
  en: '<put> {count} {c} <counter#count> on {s}',
  mean: ({ count, c, s }) => [{ kind: 'putCounters', counter: c, count: exactly(count), on: { kind: 'is', what: s } }],
});
rule({
  name: 'cost.putCountersOn',
  of: 'Cost',
  slots: { count: 'Count', c: 'Counter', n: 'Noun' },
  en: '<put> {count} {c} <counter#count> on a {n#sg}',
  mean: ({ count, c, n }) => [{ kind: 'putCounters', counter: c, count: exactly(count), on: payable(ownOnly(n)) }],
});
