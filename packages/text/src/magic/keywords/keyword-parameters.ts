/** Keyword abilities (702) with parameters: costs, numbers, qualities, kinds of land. */
import type { KeywordAbility } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import { allOf } from '../nouns/selectors.ts';
import { exactly } from '../values/amounts.ts';

export const keywordParameters = rulesOf();
const { rule, lexicon } = keywordParameters;

export const key = (keyword: string, rest: Omit<KeywordAbility, 'kind' | 'keyword'>): readonly KeywordAbility[] => [
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

// One of two costs: "equip—Pay {3} or discard a card"
for (const word of ['equip', 'reconfigure'])
  rule({
    name: `keyword.${word}.either`,
    of: 'Keyword',
    slots: { a: 'Cost', b: 'Cost' },
    en: [`${word}—^{a} or {b}`, `${word} — ^{a} or {b}`],
    mean: ({ a, b }) => key(word, { cost: [{ kind: 'either', name: `${word} cost`, options: [a, b] }] }),
  });
/** 702.33b: two kickers, each known by its cost. */
rule({
  name: 'keyword.kickers',
  of: 'Keyword',
  slots: { a: 'Symbols', b: 'Symbols' },
  en: 'kicker {a} and/or {b}',
  mean: ({ a, b }) => [a, b].flatMap((s) => key('kicker', { cost: [{ kind: 'mana', mana: s }], word: s })),
});

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
// Bands with others (702.22b)
rule({
  name: 'keyword.bandsWith',
  of: 'Keyword',
  slots: { n: 'Noun' },
  en: 'bands with other {n#pl}',
  mean: ({ n }) => key('bands with other', { what: allOf(n.filters) }),
});
rule({
  name: 'keyword.champion',
  of: 'Keyword',
  slots: { n: 'Noun' },
  en: 'champion a {n#sg}',
  mean: ({ n }) => key('champion', { what: allOf(n.filters) }),
});
rule({
  name: 'keyword.devourKind',
  of: 'Keyword',
  slots: { n: 'TypeNoun', a: 'Amount' },
  en: 'devour {n#sg} {a}',
  mean: ({ n, a }) => key('devour', { amount: a, what: allOf(n.filters) }),
});
/** As many counters for each as there are of them. */
rule({
  name: 'keyword.devourForEach',
  of: 'Keyword',
  en: 'devour X, where X is the number of creatures devoured this way',
  mean: () => key('devour', { amount: { kind: 'noted', key: 'devoured' } }),
});
rule({
  name: 'keyword.spliceFor',
  of: 'Keyword',
  slots: { w: 'TypeWord', cost: 'Costs' },
  en: 'splice onto {w}—^{cost}',
  mean: ({ w, cost }) => key('splice', { cost, what: w.filter }),
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
    key('craft', { cost: [{ kind: 'mana', mana: s }], what: allOf(n.filters), amount: exactly(count) }),
});
/** 702.6a: two equip abilities. */
rule({
  name: 'keyword.equipEither',
  of: 'Keyword',
  slots: { s: 'Symbols', t: 'Symbols' },
  en: 'equip {s} or {t}',
  mean: ({ s, t }) => [s, t].flatMap((mana) => key('equip', { cost: [{ kind: 'mana', mana }] })),
});
