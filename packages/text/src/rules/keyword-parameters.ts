/** Keyword abilities (702) with parameters: costs, numbers, qualities, kinds of land. */
import type { Filter, KeywordAbility } from '@rulewright/language';
import subtypes from '../types/subtypes.json' with { type: 'json' };
import { rulesOf } from './categories.ts';
import { allOf } from './discourse.ts';

export const keywordParameters = rulesOf();
const { rule, lexicon } = keywordParameters;

const key = (keyword: string, rest: Omit<KeywordAbility, 'kind' | 'keyword'>): readonly KeywordAbility[] => [
  { kind: 'keyword', keyword, ...rest },
];

// Costs: "equip {2}", "ward—Pay 3 life"
const WITH_COST = [
  ...['equip', 'cycling', 'flashback', 'kicker', 'morph', 'unearth', 'evoke', 'madness', 'buyback', 'echo', 'ninjutsu'],
  ...['ward', 'disguise', 'disturb', 'megamorph', 'multikicker', 'dash', 'overload', 'escape', 'entwine', 'replicate'],
  ...['surge', 'spectacle', 'blitz', 'squad', 'bestow', 'prowl', 'freerunning', 'escalate', 'transmute', 'level up'],
  ...['scavenge', 'outlast', 'embalm', 'eternalize', 'reconfigure', 'foretell', 'plot', 'cumulative upkeep', 'recover'],
  ...['emerge', 'miracle', 'encore', 'mutate', 'offspring', 'warp', 'sneak', 'harmonize', 'mayhem', 'web-slinging'],
  ...['cleave', 'fortify', 'aura swap', 'transfigure', 'More Than Meets the Eye', 'commander ninjutsu', 'mobilize'],
];
for (const word of WITH_COST) {
  rule({
    name: `keyword.${word}`,
    of: 'Keyword',
    slots: { s: 'Symbols' },
    en: `${word} {s}`,
    mean: ({ s }) => key(word.toLowerCase(), { cost: [{ kind: 'mana', mana: s }] }),
  });
  rule({
    name: `keyword.${word}.other`,
    of: 'Keyword',
    slots: { cost: 'Costs' },
    en: [`${word}—^{cost}`, `${word} — ^{cost}`],
    mean: ({ cost }) => key(word.toLowerCase(), { cost }),
  });
}

// Numbers: "crew 3", "toxic 1"
const WITH_NUMBER = [
  ...[
    'crew',
    'bushido',
    'toxic',
    'renown',
    'saddle',
    'modular',
    'bloodthirst',
    'fabricate',
    'devour',
    'casualty',
    'dredge',
  ],
  ...[
    'afterlife',
    'vanishing',
    'fading',
    'soulshift',
    'afflict',
    'rampage',
    'annihilator',
    'graft',
    'tribute',
    'poisonous',
  ],
  ...['backup', 'mobilize', 'firebending', 'teamwork', 'hideaway', 'ripple', 'amplify', 'frenzy', 'absorb'],
];
for (const word of WITH_NUMBER)
  rule({
    name: `keyword.${word}.number`,
    of: 'Keyword',
    slots: { n: 'Amount' },
    en: `${word} {n}`,
    mean: ({ n }) => key(word, { amount: n }),
  });

// A number and a cost: "suspend 4—{U}"
const WITH_BOTH = ['suspend', 'reinforce', 'awaken', 'impending'];
for (const word of WITH_BOTH)
  rule({
    name: `keyword.${word}.both`,
    of: 'Keyword',
    slots: { n: 'Amount', cost: 'Costs' },
    en: `${word} {n}—^{cost}`,
    mean: ({ n, cost }) => key(word, { cost, amount: n }),
  });

/** What objects are said to have or lack ("a card with cycling"). */
export const NAMES_OF_PARAMETRIC: readonly string[] = [
  ...new Set([...WITH_COST, ...WITH_NUMBER, ...WITH_BOTH, 'protection', 'landwalk', 'affinity', 'champion', 'splice']),
]
  .map((word) => word.toLowerCase())
  .filter((word) => word !== 'more than meets the eye' && word !== 'commander ninjutsu');

// Enchant
rule({
  name: 'keyword.enchant',
  of: 'Keyword',
  slots: { n: 'Noun' },
  en: 'enchant {n#sg}',
  mean: ({ n }) => key('enchant', { what: allOf(n.filters) }),
});
rule({
  name: 'keyword.enchantPlayer',
  of: 'Keyword',
  en: 'enchant player',
  mean: () => key('enchant', { what: { kind: 'player' } }),
});
rule({
  name: 'keyword.enchantOpponent',
  of: 'Keyword',
  en: 'enchant opponent',
  mean: () => key('enchant', { what: { kind: 'player', which: 'opponents' } }),
});

// Equip for less what is of a quality (702.6d)
rule({
  name: 'keyword.equipQuality',
  of: 'Keyword',
  slots: { n: 'Noun', s: 'Symbols' },
  en: 'equip {n#sg} {s}',
  mean: ({ n, s }) => key('equip', { cost: [{ kind: 'mana', mana: s }], what: allOf(n.filters) }),
});

// Affinity, champion, devour of a kind, offering, splice
rule({
  name: 'keyword.affinity',
  of: 'Keyword',
  slots: { n: 'Noun' },
  en: 'affinity for {n#pl}',
  mean: ({ n }) => key('affinity', { what: allOf(n.filters) }),
});
rule({
  name: 'keyword.champion',
  of: 'Keyword',
  slots: { n: 'Noun' },
  en: 'champion a {n#sg}',
  mean: ({ n }) => key('champion', { what: allOf(n.filters) }),
});
rule({
  name: 'keyword.splice',
  of: 'Keyword',
  slots: { w: 'TypeWords', s: 'Symbols' },
  en: 'splice onto {w} {s}',
  mean: ({ w, s }) => key('splice', { cost: [{ kind: 'mana', mana: s }], what: w.filter }),
});
rule({
  name: 'keyword.offering',
  of: 'Keyword',
  slots: { t: 'TypeWord' },
  en: '{t} offering',
  mean: ({ t }) => key('offering', { what: t.filter }),
});
rule({
  name: 'keyword.emergeFrom',
  of: 'Keyword',
  slots: { t: 'TypeWord', s: 'Symbols' },
  en: 'emerge from {t} {s}',
  mean: ({ t, s }) => key('emerge', { cost: [{ kind: 'mana', mana: s }], what: t.filter }),
});
rule({
  name: 'keyword.partnerWith',
  of: 'Keyword',
  slots: { name: 'Name' },
  en: 'partner with {name}',
  mean: ({ name }) => key('partner with', { what: { kind: 'named', name } }),
});
/** 702.124i: two with the same text. */
lexicon({
  of: 'PartnerText',
  en: Object.fromEntries(
    ['Friends forever', 'Character select', 'Father & son', 'Survivors'].map((words) => [words.toLowerCase(), words]),
  ),
  mean: (words) => words,
});
rule({
  name: 'keyword.partnerText',
  of: 'Keyword',
  slots: { w: 'PartnerText' },
  en: 'partner—{w}',
  mean: ({ w }) => key('partner', { word: w }),
});
lexicon({
  of: 'Gift',
  en: {
    card: 'card',
    'tapped Fish': 'tapped Fish',
    Food: 'Food',
    Treasure: 'Treasure',
    Octopus: 'Octopus',
    'extra turn': 'extra turn',
  },
  mean: (word) => word,
});
rule({
  name: 'keyword.gift',
  of: 'Keyword',
  slots: { g: 'Gift' },
  en: 'gift a {g}',
  mean: ({ g }) => key('gift', { word: g }),
});
rule({
  name: 'keyword.craft',
  of: 'Keyword',
  slots: { n: 'Noun', s: 'Symbols' },
  en: 'craft with {n#sg} {s}',
  mean: ({ n, s }) => key('craft', { cost: [{ kind: 'mana', mana: s }], what: allOf(n.filters) }),
});
rule({
  name: 'keyword.craftOrMore',
  of: 'Keyword',
  slots: { count: 'Count', n: 'Noun', s: 'Symbols' },
  en: 'craft with {count} or more {n#pl} {s}',
  mean: ({ count, n, s }) =>
    key('craft', {
      cost: [{ kind: 'mana', mana: s }],
      what: allOf(n.filters),
      amount: count.max === 'any' ? 0 : count.max,
      word: 'or more',
    }),
});
rule({
  name: 'keyword.craftSeveral',
  of: 'Keyword',
  slots: { count: 'Count', n: 'Noun', s: 'Symbols' },
  en: 'craft with {count} {n#pl} {s}',
  mean: ({ count, n, s }) =>
    key('craft', {
      cost: [{ kind: 'mana', mana: s }],
      what: allOf(n.filters),
      amount: count.max === 'any' ? 0 : count.max,
    }),
});

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
