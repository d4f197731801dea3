/** What must be true of things that are chosen together. */
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { bound, eachOf, TOGETHER } from './selectors.ts';

export const together = rulesOf();
const { rule } = together;

for (const [words, what] of [
  ['controlled by different players', 'controllers'],
  ['with different powers', 'powers'],
  ['with different names', 'names'],
  ['with different mana values', 'manaValues'],
] as const)
  rule({
    name: `addition.different.${what}`,
    of: 'Addition',
    en: words,
    mean: () => (it) => ({ ...it, filters: [...it.filters, TOGETHER], together: { kind: 'different', what } }),
  });

rule({
  name: 'addition.same.names',
  of: 'Addition',
  en: 'with the same name',
  mean: () => (it) => ({ ...it, filters: [...it.filters, TOGETHER], together: { kind: 'same', what: 'names' } }),
});
rule({
  name: 'addition.shareLandType',
  of: 'Addition',
  en: 'that share a land type',
  mean: () => (it) => ({ ...it, filters: [...it.filters, TOGETHER], together: { kind: 'share', what: 'landTypes' } }),
});
rule({
  name: 'addition.shareColor',
  of: 'Addition',
  en: 'that share a color',
  mean: () => (it) => ({ ...it, filters: [...it.filters, TOGETHER], together: { kind: 'share', what: 'colors' } }),
});

/** One of each power: all different, and as many as there are. */
rule({
  name: 'clause.oneOfEachPower',
  of: 'Clause',
  slots: { n: 'Noun', m: 'Noun' },
  en: 'for each different power among {n#pl}, choose a {m#sg} with that power',
  mean: ({ n, m }, d) => {
    if (JSON.stringify(m.filters) !== JSON.stringify(n.filters)) throw new Unclear('other things than those counted');
    const as = d.fresh('chosen');
    const from = eachOf(n);
    const count = { kind: 'different', what: 'powers', of: from } as const;
    d.mention({ selector: bound(as), kinds: [...n.kinds, 'chosen'], several: true });
    return [{ do: 'choose', from, min: count, max: count, as, together: { kind: 'different', what: 'powers' } }];
  },
});
rule({
  name: 'addition.same.controllers',
  of: 'Addition',
  en: 'controlled by the same player',
  mean: () => (it) => ({
    ...it,
    filters: [...it.filters, TOGETHER],
    together: { kind: 'same', what: 'controllers' },
  }),
});
rule({
  name: 'addition.chosenThisWay',
  of: 'Addition',
  en: ['chosen this way', 'that were chosen this way'],
  mean: (_, d) => {
    const pool = d.refer({ kind: 'chosen', several: true });
    return (it) => ({ ...it, pool });
  },
});
rule({
  name: 'addition.notChosen',
  of: 'Addition',
  en: ['not chosen this way', "that weren't chosen this way", "that wasn't chosen this way"],
  same: { not: '608.2: what has not been chosen, said in another way' },
  mean: (_, d) => {
    const chosen = d.refer({ kind: 'chosen', several: true });
    return (it) => ({ ...it, filters: [...it.filters, { kind: 'not', of: { kind: 'is', what: chosen } }] });
  },
});
