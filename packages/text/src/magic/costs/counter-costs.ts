/** Costs of removing counters of whatever kind, or all of a kind. */
import type { Cost, Filter, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count, Described, Telling } from '../game.ts';
import { allOf } from '../nouns/selectors.ts';
import { removedAs } from '../verbs/counters-off.ts';

export const counterCosts = rulesOf();
const { rule } = counterCosts;

const exactly = ({ min, max }: Count): Value => {
  if (max === 'any' || min !== max) throw new Unclear('a number of counters that is not known');
  return max;
};
/** 118.3: one can only pay with what one controls. */
const own = (n: Described): Filter =>
  allOf(n.filters.filter((f) => !(f.kind === 'controlledBy' && f.who.kind === 'you')));
const others = (n: Described): Filter => allOf([own(n), { kind: 'not', of: { kind: 'is', what: { kind: 'this' } } }]);
const one = (count: Count, from: Filter): readonly Cost[] => {
  // So many from one of them, of several kinds: that they are of the same one is not said part by part.
  if (count.max !== 1 && from.kind !== 'is') throw new Unclear('several counters from one of several');
  return [{ kind: 'removeCounters', count: exactly(count), from }];
};

rule({
  name: 'cost.removeAnyCounters',
  of: 'Cost',
  slots: { count: 'Count', s: 'Self' },
  en: '<remove> {count} <counter#count> from {s}',
  mean: ({ count, s }) => one(count, { kind: 'is', what: s }),
});
rule({
  name: 'cost.removeAnyCountersFrom',
  of: 'Cost',
  slots: { count: 'Count', n: 'Noun' },
  en: '<remove> {count} <counter#count> from a {n#sg}',
  mean: ({ count, n }) => one(count, own(n)),
});
rule({
  name: 'cost.removeAnyCountersFromAnother',
  of: 'Cost',
  slots: { count: 'Count', n: 'Noun' },
  en: '<remove> {count} <counter#count> from another {n#sg}',
  mean: ({ count, n }) => one(count, others(n)),
});
rule({
  name: 'cost.removeAnyCountersAmong',
  of: 'Cost',
  slots: { count: 'Count', n: 'Noun' },
  en: '<remove> {count} <counter#count> from among {n#pl}',
  mean: ({ count, n }) => [{ kind: 'removeCounters', count: exactly(count), from: own(n), among: true }],
});
rule({
  name: 'cost.removeCountersFromAnother',
  of: 'Cost',
  slots: { count: 'Count', c: 'Counter', n: 'Noun' },
  en: '<remove> {count} {c} <counter#count> from another {n#sg}',
  mean: ({ count, c, n }) => [{ kind: 'removeCounters', counter: c, count: exactly(count), from: others(n) }],
});

/** How many were removed can be spoken of afterwards. */
function all(c: string, from: Filter, d: Telling): readonly Cost[] {
  const as = removedAs(c, d);
  d.mentionAmount({ kind: 'var', name: as });
  return [{ kind: 'removeCounters', counter: c, count: 'all', from, as }];
}
rule({
  name: 'cost.removeAllCounters',
  of: 'Cost',
  slots: { c: 'Counter', s: 'Self' },
  en: '<remove> all {c} counters from {s}',
  mean: ({ c, s }, d) => all(c, { kind: 'is', what: s }, d),
});
