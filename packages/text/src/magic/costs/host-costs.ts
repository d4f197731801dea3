/** Costs that are paid with what this is attached to, with this and others together, with several things of which each is another, or with all of a kind. */
import type { Cost, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count, Described, Telling } from '../game.ts';
import { allOf, bound, eachOf, self } from '../nouns/selectors.ts';

export const hostCosts = rulesOf();
const { rule } = hostCosts;

const isThis: Filter = { kind: 'is', what: self };
const notThis: Filter = { kind: 'not', of: isThis };
const host: Filter = { kind: 'is', what: { kind: 'host', of: self } };
/** 118.3: one can only pay with what one controls. */
const own = (n: Described, ...more: readonly Filter[]): Filter =>
  allOf([...n.filters.filter((f) => !(f.kind === 'controlledBy' && f.who.kind === 'you')), ...more]);
const exactly = ({ min, max }: Count): number => {
  if (typeof max !== 'number' || min !== max) throw new Unclear('how many is not known');
  return max;
};
function named(base: string, kinds: readonly string[], d: Telling, several = false): { readonly as: string } {
  const as = d.fresh(base);
  d.mention({ selector: bound(as), kinds: [...kinds, 'permanent', base], several });
  return { as };
}

// What it is attached to
for (const [word, kinds] of [
  ['enchanted', 'creature land artifact permanent'],
  ['equipped', 'creature'],
] as const)
  for (const kind of kinds.split(' ')) {
    rule({
      name: `cost.sacrificeHost.${word}.${kind}`,
      of: 'Cost',
      en: `<sacrifice> ${word} ${kind}`,
      mean: (_, d) => [{ kind: 'sacrifice', what: host, count: 1, ...named('sacrificed', [kind], d) }],
    });
    rule({
      name: `cost.tapHost.${word}.${kind}`,
      of: 'Cost',
      en: `<tap> ${word} ${kind}`,
      mean: (_, d) => [{ kind: 'tapOthers', what: host, count: 1, ...named('tapped', [kind], d) }],
    });
  }

// Several at once
rule({
  name: 'cost.sacrificeThisAnd',
  of: 'Cost',
  slots: { s: 'Self', count: 'Count', n: 'Noun' },
  en: '<sacrifice> {s} and {count} {n#count}',
  mean: ({ s, count, n }) => [
    { kind: 'sacrifice', what: { kind: 'is', what: s }, count: 1 },
    { kind: 'sacrifice', what: own(n, notThis), count: exactly(count) },
  ],
});
/** What pays for the one part does not pay for another. */
const eachOne = (...kinds: readonly Described[]): readonly Cost[] =>
  kinds.map((n) => ({ kind: 'sacrifice', what: own(n), count: 1 }));
rule({
  name: 'cost.sacrificeTwo',
  of: 'Cost',
  slots: { a: 'Item', b: 'Item' },
  en: '<sacrifice> a {a#sg} and a {b#sg}',
  mean: ({ a, b }) => eachOne(a, b),
});
rule({
  name: 'cost.sacrificeThree',
  of: 'Cost',
  slots: { a: 'Item', b: 'Item', c: 'Item' },
  en: '<sacrifice> a {a#sg}, a {b#sg}, and a {c#sg}',
  mean: ({ a, b, c }) => eachOne(a, b, c),
});
rule({
  name: 'cost.sacrificeOrAnother',
  of: 'Cost',
  slots: { a: 'Item', b: 'Item' },
  en: '<sacrifice> a {a#sg} or another {b#sg}',
  mean: ({ a, b }, d) => [
    {
      kind: 'sacrifice',
      what: { kind: 'any', of: [allOf(a.filters), allOf([...b.filters, notThis])] },
      count: 1,
      ...named('sacrificed', [], d),
    },
  ],
});
rule({
  name: 'cost.sacrificeAll',
  of: 'Cost',
  slots: { n: 'Noun' },
  en: '<sacrifice> all {n#pl}',
  mean: ({ n }, d) => {
    if (!n.filters.some((f) => f.kind === 'controlledBy' && f.who.kind === 'you'))
      throw new Unclear("nobody sacrifices what is not one's own");
    const all: Selector = eachOf(n);
    return [
      { kind: 'sacrifice', what: own(n), count: { kind: 'count', of: all }, ...named('sacrificed', n.kinds, d, true) },
    ];
  },
});

// Life
rule({
  name: 'cost.opponentGains',
  of: 'Cost',
  slots: { n: 'Amount' },
  en: 'an opponent gains {n} life',
  mean: ({ n }) => [
    { kind: 'choosePlayer', from: { kind: 'players', which: 'opponents' }, as: 'gainer' },
    { kind: 'gainLife', who: bound('gainer'), amount: n },
  ],
});
