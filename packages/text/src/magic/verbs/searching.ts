/** Searching libraries and other zones (701.23). */
import type { Action, Selector, Zone } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act, Count, Described, Telling } from '../game.ts';
import { allOf, alone, bound, togetherOf } from '../nouns/selectors.ts';
import { withX } from '../values/x.ts';

export const searching = rulesOf();
const { rule } = searching;

const isSame = (a: Selector, b: Selector): boolean => JSON.stringify(a) === JSON.stringify(b);
/** What is found is at hand: "it", "that card", "them". */
const searches =
  (whose: Selector | undefined, zones: readonly Zone[], wanted: Described, count: Count, d: Telling): Act =>
  (who) => {
    const together = togetherOf(wanted);
    const n = alone(wanted);
    const as = d.fresh('found');
    const several = count.max !== 1;
    d.mention({ selector: bound(as), kinds: [...n.kinds, 'card', 'found'], several });
    if (several) d.lay(bound(as), ['card']);
    const what = allOf(n.filters.length > 1 ? n.filters.filter(({ kind }) => kind !== 'card') : n.filters);
    // "Its controller searches their library": theirs is the one that they search anyway.
    const own = whose === undefined || whose.kind === 'you' || isSame(whose, who);
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
        ...(together === undefined ? {} : { together }),
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
  name: 'act.searchOfXAndExile',
  of: 'Act',
  slots: { whose: 'Players', count: 'Count', n: 'Noun', v: 'Value' },
  en: "<search> {whose}'s library for {count} {n#count}, where X is {v}, and exile them",
  mean: (parts, d) => (who) => {
    const { whose, count, n } = parts;
    const found = withX(searches(whose, ['library'], n, count, d)(who), parts.v);
    return [...found, { do: 'move', what: d.refer({ kind: 'found' }), to: { zone: 'exile' } }];
  },
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

rule({
  name: 'act.searchNumber',
  of: 'Act',
  slots: { n: 'Noun', v: 'Value' },
  en: '<search> your library for a number of {n#pl} equal to {v}',
  mean: (parts, d) => {
    const { n, v } = parts;
    // Of one of several players it would be another for each.
    if (v === d.maybeResult('difference')) throw new Unclear('the difference for whom');
    return searches(undefined, ['library'], n, { min: 0, max: v }, d);
  },
});
rule({
  name: 'act.searchBoth',
  of: 'Act',
  slots: { count: 'Count', n: 'Noun' },
  en: '<search> your library and graveyard for {count} {n#count}',
  mean: ({ count, n }, d) => searches(undefined, ['library', 'graveyard'], n, count, d),
});
/** X is said before what is done with the cards that are found. */
rule({
  name: 'act.searchOwnX',
  of: 'Act',
  slots: { count: 'Count', n: 'Noun', v: 'Value' },
  en: [
    '<search> your library for {count} {n#count}, where X is {v}',
    '<search> their library for {count} {n#count}, where X is {v}',
  ],
  mean: (parts, d) => (who) => {
    const made = searches(undefined, ['library'], parts.n, parts.count, d)(who);
    return withX(made, parts.v);
  },
});

// Several kinds of cards, so many of each
const several =
  (zones: readonly Zone[], kinds: readonly (readonly [Count, Described])[], d: Telling): Act =>
  (who) => {
    const [first, ...others] = kinds;
    if (first === undefined) return [];
    const [search] = searches(undefined, zones, first[1], first[0], d)(who);
    if (search?.do !== 'search') return [];
    d.mention({ selector: bound(search.as), kinds: ['card', 'found'], several: true });
    d.lay(bound(search.as), ['card']);
    const also = others.map(([count, n]) => ({
      what: allOf(n.filters.length > 1 ? n.filters.filter(({ kind }) => kind !== 'card') : n.filters),
      max: count.max === 'any' ? 0 : count.max,
    }));
    return [{ ...search, also }];
  };
rule({
  name: 'act.searchTwo',
  of: 'Act',
  slots: { a: 'Count', n: 'Noun', b: 'Count', m: 'Noun' },
  en: [
    '<search> your library for {a} {n#a} and {b} {m#b}',
    '<search> your library for {a} {n#a} and/or {b} {m#b}',
    '<search> their library for {a} {n#a} and {b} {m#b}',
  ],
  mean: ({ a, n, b, m }, d) =>
    several(
      ['library'],
      [
        [a, n],
        [b, m],
      ],
      d,
    ),
});
rule({
  name: 'act.searchThree',
  of: 'Act',
  slots: { a: 'Count', n: 'Noun', b: 'Count', m: 'Noun', c: 'Count', o: 'Noun' },
  en: [
    '<search> your library for {a} {n#a}, {b} {m#b}, and {c} {o#c}',
    '<search> your library for {a} {n#a}, {b} {m#b}, and/or {c} {o#c}',
  ],
  mean: ({ a, n, b, m, c, o }, d) =>
    several(
      ['library'],
      [
        [a, n],
        [b, m],
        [c, o],
      ],
      d,
    ),
});

// Some of several zones
const LIBRARY_SEARCHED = 'library search';
/** The player chooses which of the zones are searched (701.23): every choice of them is an option. */
const someOf =
  (searching: Act, zones: readonly Zone[], d: Telling): Act =>
  (who) => {
    const searched = d.fresh('searched');
    const [search] = searching(who);
    d.mention({ selector: bound(searched), kinds: [LIBRARY_SEARCHED], several: false, byKind: true });
    if (search?.do !== 'search') return [];
    const options = subsets(zones).map((chosen): readonly Action[] => [
      { ...search, zones: chosen },
      { do: 'let', name: searched, value: chosen.includes('library') ? 1 : 0 },
    ]);
    return [{ do: 'either', ...(who.kind === 'you' ? {} : { who }), options }];
  };
const subsets = (zones: readonly Zone[]): readonly (readonly Zone[])[] =>
  Array.from({ length: 2 ** zones.length - 1 }, (_, i) => zones.filter((_, bit) => ((i + 1) & (1 << bit)) !== 0));
const SOME: readonly (readonly [string, readonly Zone[], string])[] = [
  ['libraryGraveyard', ['library', 'graveyard'], 'your library and/or graveyard'],
  ['graveyardLibrary', ['graveyard', 'library'], 'your graveyard and/or library'],
  ['handLibrary', ['hand', 'library'], 'your hand and/or library'],
  ['libraryHand', ['library', 'hand'], 'your library and/or hand'],
  ['three', ['graveyard', 'hand', 'library'], 'your graveyard, hand, and/or library'],
  ['libraryFirst', ['library', 'hand', 'graveyard'], 'your library, hand, and/or graveyard'],
];
for (const [name, zones, words] of SOME)
  rule({
    name: `act.searchSome.${name}`,
    of: 'Act',
    slots: { count: 'Count', n: 'Noun' },
    en: `<search> ${words} for {count} {n#count}`,
    mean: ({ count, n }, d) => someOf(searches(undefined, zones, n, count, d), zones, d),
  });
for (const [name, zones, words] of SOME)
  rule({
    name: `act.searchSomeTwo.${name}`,
    of: 'Act',
    slots: { a: 'Count', n: 'Noun', b: 'Count', m: 'Noun' },
    en: `<search> ${words} for {a} {n#a} and/or {b} {m#b}`,
    mean: ({ a, n, b, m }, d) =>
      someOf(
        several(
          zones,
          [
            [a, n],
            [b, m],
          ],
          d,
        ),
        zones,
        d,
      ),
  });
rule({
  name: 'condition.searchedLibrary',
  of: 'Condition',
  en: ['you search your library this way', 'you searched your library this way'],
  mean: (_, d) => {
    const searched = d.refer({ kind: LIBRARY_SEARCHED });
    if (searched.kind !== 'var') throw new Unclear('no library could be searched');
    return { kind: 'did', name: searched.name };
  },
});
