/** Searching libraries and other zones (701.23). */
import type { Selector, Zone } from '@rulewright/language';
import { type Count, type Deed, type Described, rulesOf } from './categories.ts';
import { allOf, bound, type Discourse } from './discourse.ts';

export const searching = rulesOf();
const { rule } = searching;

/** What is found is at hand: "it", "that card", "them". */
const searches =
  (whose: Selector | undefined, zones: readonly Zone[], n: Described, count: Count, d: Discourse): Deed =>
  (who) => {
    const as = d.fresh('found');
    const several = count.max !== 1;
    d.mention({ selector: bound(as), kinds: [...n.kinds, 'card', 'found'], several });
    if (several) d.lay(bound(as), ['card']);
    const what = allOf(n.filters.length > 1 ? n.filters.filter(({ kind }) => kind !== 'card') : n.filters);
    const own = whose === undefined || whose.kind === 'you';
    const all = { kind: 'each', where: allOf([what, { kind: 'ownedBy', who: whose ?? who }]), zones } as const;
    return [
      {
        do: 'search',
        ...(who.kind === 'you' ? {} : { who }),
        ...(own ? {} : { whose }),
        zones,
        what,
        // 701.23b: cards with a stated quality need not be found in a hidden zone.
        ...(count.min === 0 || (zones.every((zone) => zone === 'library') && what.kind !== 'card') ? { min: 0 } : {}),
        max: count.max === 'any' ? { kind: 'count', of: all } : count.max,
        as,
      },
    ];
  };
rule({
  name: 'act.searchOwn',
  of: 'Act',
  slots: { count: 'Count', n: 'Noun' },
  en: ['<search> your library for {count} {n#count}', '<search> their library for {count} {n#count}'],
  mean: ({ count, n }, d) => searches(undefined, ['library'], n, count, d),
});
rule({
  name: 'act.searchOf',
  of: 'Act',
  slots: { whose: 'Players', count: 'Count', n: 'Noun' },
  en: "<search> {whose}'s library for {count} {n#count}",
  mean: ({ whose, count, n }, d) => searches(whose, ['library'], n, count, d),
});
rule({
  name: 'act.searchZones',
  of: 'Act',
  slots: { whose: 'Players', count: 'Count', n: 'Noun' },
  en: "<search> {whose}'s graveyard, hand, and library for {count} {n#count}",
  mean: ({ whose, count, n }, d) => searches(whose, ['graveyard', 'hand', 'library'], n, count, d),
});
rule({
  name: 'act.searchZonesAll',
  of: 'Act',
  slots: { whose: 'Players', n: 'Noun' },
  en: "<search> {whose}'s graveyard, hand, and library for all {n#pl}",
  // 701.23b: those in hidden zones need not be found.
  mean: ({ whose, n }, d) => searches(whose, ['graveyard', 'hand', 'library'], n, { min: 1, max: 'any' }, d),
});
rule({
  name: 'act.searchMostZones',
  of: 'Act',
  slots: { whose: 'Players', count: 'Count', n: 'Noun' },
  en: "<search> {whose}'s graveyard and library for {count} {n#count}",
  mean: ({ whose, count, n }, d) => searches(whose, ['graveyard', 'library'], n, count, d),
});
