/** Keyword abilities (702) of a quality: kinds of land, types to cycle for, what is protected from. */
import type { Filter, Selector } from '@rulewright/language/magic';
import { isNode, substitute } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf } from '../nouns/selectors.ts';
import subtypes from '../types/subtypes.json' with { type: 'json' };
import { key } from './keyword-parameters.ts';

export const keywordQualities = rulesOf();
const { rule, lexicon } = keywordQualities;

// Landwalk (702.14): a kind of land, with or without a supertype
const LANDS: Readonly<Record<string, Filter>> = Object.fromEntries(
  ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Desert'].map((type) => [
    `${type.toLowerCase()}walk`,
    { kind: 'subtype', type } as const,
  ]),
);
lexicon({
  of: 'Landwalk',
  en: Object.fromEntries(Object.keys(LANDS).map((word) => [word, word])),
  mean: (word) => LANDS[word] ?? allOf([]),
});
rule({
  name: 'landwalk.supertype',
  of: 'Landwalk',
  slots: { t: 'Supertype' },
  en: '{t} landwalk',
  mean: ({ t }) => ({ kind: 'supertype', type: t }),
});
rule({
  name: 'landwalk.snow',
  of: 'Landwalk',
  slots: { t: 'Supertype', w: 'Landwalk' },
  en: '{t} {w}',
  mean: ({ t, w }) => allOf([{ kind: 'supertype', type: t }, w]),
});
rule({
  name: 'landwalk.nonbasic',
  of: 'Landwalk',
  en: 'non~ basic landwalk',
  mean: () => ({ kind: 'not', of: { kind: 'supertype', type: 'basic' } }),
});
rule({
  name: 'landwalk.artifact',
  of: 'Landwalk',
  en: 'artifact landwalk',
  mean: () => ({ kind: 'type', type: 'artifact' }),
});
rule({
  name: 'keyword.landwalk',
  of: 'Keyword',
  slots: { w: 'Landwalk' },
  en: '{w}',
  mean: ({ w }) => key('landwalk', { what: w }),
});
rule({
  name: 'landwalk.chosenType',
  of: 'Landwalk',
  en: 'landwalk of the chosen type',
  mean: () => ({ kind: 'chosenType', key: 'type' }),
});
rule({
  name: 'addition.withLandwalk',
  of: 'Addition',
  slots: { w: 'Landwalk' },
  en: 'with {w}',
  mean:
    ({ w }) =>
    (it) => ({ ...it, filters: [...it.filters, { kind: 'keyword', keyword: 'landwalk', what: w }] }),
});

rule({
  name: 'addition.withoutEither',
  of: 'Addition',
  slots: { k: 'KeywordName', w: 'Landwalk' },
  en: 'without {k} or {w}',
  mean:
    ({ k, w }) =>
    (it) => ({
      ...it,
      filters: [
        ...it.filters,
        { kind: 'not', of: { kind: 'keyword', keyword: k } },
        { kind: 'not', of: { kind: 'keyword', keyword: 'landwalk', what: w } },
      ],
    }),
});

// Typecycling (702.29e)
const TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(subtypes).map((type) => [`${type.toLowerCase()}cycling`, type]),
);
lexicon({
  of: 'Typecycling',
  en: Object.fromEntries(Object.keys(TYPES).map((word) => [word, word])),
  mean: (word) => ({ kind: 'subtype', type: TYPES[word] ?? '' }),
});
rule({ name: 'typecycling.land', of: 'Typecycling', en: 'landcycling', mean: () => ({ kind: 'type', type: 'land' }) });
rule({
  name: 'typecycling.supertype',
  of: 'Typecycling',
  slots: { t: 'Supertype', w: 'Typecycling' },
  en: '{t} {w}',
  mean: ({ t, w }) => allOf([{ kind: 'supertype', type: t }, w]),
});
rule({
  name: 'typecycling.artifactLand',
  of: 'Typecycling',
  en: 'artifact landcycling',
  mean: () =>
    allOf([
      { kind: 'type', type: 'artifact' },
      { kind: 'type', type: 'land' },
    ]),
});
rule({
  name: 'keyword.typecycling',
  of: 'Keyword',
  slots: { w: 'Typecycling', s: 'Symbols' },
  en: '{w} {s}',
  mean: ({ w, s }) => key('cycling', { cost: [{ kind: 'mana', mana: s }], what: w }),
});

// Protection and hexproof from qualities (702.16, 702.11d)
rule({
  name: 'quality.color',
  of: 'Quality',
  slots: { c: 'Color' },
  en: '{c}',
  mean: ({ c }) => [{ kind: 'color', color: c }],
});
rule({
  name: 'quality.eachColor',
  of: 'Quality',
  en: ['each color', 'all colors'],
  mean: () => (['white', 'blue', 'black', 'red', 'green'] as const).map((color): Filter => ({ kind: 'color', color })),
});
lexicon({
  of: 'Quality',
  en: { monocolored: 'monocolored', multicolored: 'multicolored', colorless: 'colorless' },
  mean: (word) => [
    {
      kind: 'colorCount',
      is: word === 'multicolored' ? { op: '≥', to: 2 } : { op: '=', to: word === 'colorless' ? 0 : 1 },
    },
  ],
});
rule({
  name: 'quality.things',
  of: 'Quality',
  slots: { n: 'Noun' },
  en: '{n#pl}',
  mean: ({ n }) => [allOf(n.filters)],
});
rule({
  name: 'quality.manaValue',
  of: 'Quality',
  slots: { c: 'Comparison' },
  en: 'mana value {c}',
  mean: ({ c }) => [{ kind: 'manaValue', is: c }],
});
rule({
  name: 'quality.abilities',
  of: 'Quality',
  en: 'activated and triggered abilities',
  mean: () => [{ kind: 'ability' }],
});
rule({
  name: 'quality.chosenColor',
  of: 'Quality',
  en: 'the chosen color',
  mean: () => [{ kind: 'chosenColor', key: 'color' }],
});
rule({
  name: 'quality.chosenName',
  of: 'Quality',
  en: 'the chosen card name',
  mean: () => [{ kind: 'chosenName', key: 'name' }],
});
rule({
  name: 'quality.chosenType',
  of: 'Quality',
  en: 'creatures of the chosen type',
  mean: () => [
    allOf([
      { kind: 'type', type: 'creature' },
      { kind: 'chosenType', key: 'type' },
    ]),
  ],
});
rule({
  name: 'quality.chosenPlayer',
  of: 'Quality',
  en: 'the chosen player',
  mean: () => [{ kind: 'controlledBy', who: { kind: 'noted', key: 'player' } }],
});
rule({
  name: 'quality.opponents',
  of: 'Quality',
  en: ['each of your opponents', 'your opponents'],
  mean: () => [{ kind: 'controlledBy', who: { kind: 'players', which: 'opponents' } }],
});
const granter: Selector = { kind: 'controller', of: { kind: 'granter' } };
const ofGranter = (what: Selector): Selector =>
  substitute(what, (node) => (isNode(node) && node.kind === 'you' ? granter : undefined));
/** From each of the colours that they are (702.16g): from what shares one with them. */
rule({
  name: 'quality.colorsOf',
  of: 'Quality',
  slots: { t: 'Thing' },
  en: 'the colors of {t}',
  // Of the one whose effect gives it: it is not an ability of that player's (201.5a).
  mean: ({ t }, d) => [{ kind: 'sharesColor', with: ofGranter(d.pick(t)) }],
});
/** Everything (702.16j): no quality is needed. */
rule({ name: 'quality.everything', of: 'Quality', en: 'everything', mean: () => [] });
rule({ name: 'qualities.one', of: 'Qualities', slots: { q: 'Quality' }, en: 'from {q}', mean: ({ q }) => q });
rule({
  name: 'qualities.more',
  of: 'Qualities',
  slots: { q: 'Quality', more: 'Qualities' },
  en: ['from {q} and {more}', 'from {q}, {more}', 'from {q}, and {more}'],
  mean: ({ q, more }) => [...q, ...more],
});
for (const word of ['protection', 'hexproof'])
  rule({
    name: `keyword.${word}From`,
    of: 'Keyword',
    slots: { q: 'Qualities' },
    en: `${word} {q}`,
    // 702.16g: from several qualities is one ability for each.
    mean: ({ q }) => (q.length === 0 ? key(word, {}) : q.flatMap((what) => key(word, { what }))),
  });
