/** Keyword abilities (702) by name, in lists, and as something that is granted. */
import type { Ability } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import { NAMES_OF_PARAMETRIC } from './keyword-parameters.ts';

export const keywords = rulesOf();
const { rule, lexicon } = keywords;

/** Keywords that stand alone. The engine knows them by these words in lower case. */
const PLAIN = [
  ...[
    'deathtouch',
    'defender',
    'double strike',
    'first strike',
    'flash',
    'flying',
    'haste',
    'indestructible',
    'intimidate',
  ],
  ...[
    'lifelink',
    'menace',
    'reach',
    'shroud',
    'trample',
    'vigilance',
    'prowess',
    'fear',
    'wither',
    'infect',
    'persist',
  ],
  ...[
    'undying',
    'changeling',
    'exalted',
    'convoke',
    'delve',
    'devoid',
    'skulk',
    'shadow',
    'horsemanship',
    'flanking',
    'storm',
  ],
  ...['cascade', 'daybound', 'nightbound', 'decayed', 'conspire', 'evolve', 'extort', 'battle cry', 'soulbond'],
  ...['split second', 'rebound', 'retrace', 'riot', 'unleash', 'mentor', 'training', 'improvise', 'jump-start'],
  ...[
    'living weapon',
    'undaunted',
    'phasing',
    'provoke',
    'cipher',
    'fuse',
    'dethrone',
    'exploit',
    'ingest',
    'umbra armor',
  ],
  ...[
    'For Mirrodin!',
    'ravenous',
    'demonstrate',
    'bargain',
    'enlist',
    'read ahead',
    'banding',
    'myriad',
    'melee',
    'sunburst',
  ],
  ...[
    'gravestorm',
    'epic',
    'haunt',
    'ascend',
    'storied',
    'assist',
    'aftermath',
    'hidden agenda',
    'living metal',
    'compleated',
    'spree',
  ],
  ...[
    'tiered',
    'job select',
    'start your engines!',
    'increment',
    'paradigm',
    'station',
    'partner',
    'space sculptor',
    'choose a Background',
  ],
];
lexicon({
  of: 'PlainKeyword',
  en: Object.fromEntries(PLAIN.map((word) => [word.toLowerCase(), word])),
  mean: (word) => word,
});
rule({
  name: 'plainKeyword.doctorsCompanion',
  of: 'PlainKeyword',
  en: "doctor's companion",
  mean: () => "doctor's companion",
});
rule({
  name: 'plainKeyword.hexproof',
  of: 'PlainKeyword',
  en: 'hexproof',
  mean: () => 'hexproof',
});
rule({
  name: 'keyword.simple',
  of: 'Keyword',
  slots: { k: 'PlainKeyword' },
  en: '{k}',
  mean: ({ k }) => [{ kind: 'keyword', keyword: k }],
});

// As a quality of objects: "with flying", "cards with cycling".
rule({ name: 'keywordName.plain', of: 'KeywordName', slots: { k: 'PlainKeyword' }, en: '{k}', mean: ({ k }) => k });
lexicon({
  of: 'KeywordName',
  en: Object.fromEntries(NAMES_OF_PARAMETRIC.map((word) => [word, word])),
  mean: (word) => word,
});

// Lists on a line
rule({ name: 'keywords.one', of: 'Keywords', slots: { k: 'Keyword' }, en: '{k}', mean: ({ k }) => k });
rule({
  name: 'keywords.more',
  of: 'Keywords',
  slots: { k: 'Keyword', more: 'Keywords' },
  en: ['{k}, {more}', '{k}; {more}'],
  mean: ({ k, more }): readonly Ability[] => [...k, ...more],
});

// Granted abilities: "flying", "flying and haste", or a whole ability in quotation marks.
rule({ name: 'granted.keyword', of: 'Granted', slots: { k: 'Keyword' }, en: '{k}', mean: ({ k }) => k });
rule({
  name: 'granted.list',
  of: 'Granted',
  slots: { k: 'Keyword', more: 'Granted' },
  en: ['{k} and {more}', '{k}, {more}', '{k}, and {more}'],
  mean: ({ k, more }): readonly Ability[] => [...k, ...more],
});
rule({
  name: 'granted.quoted',
  of: 'Granted',
  slots: { a: 'Ability' },
  en: '"{a}"',
  mean: (parts, d) => d.quote(() => [parts.a]),
});
rule({
  name: 'granted.quotedTwo',
  of: 'Granted',
  slots: { a: 'Ability', b: 'Ability' },
  en: '"{a}" and "{b}"',
  mean: (parts, d) => [d.quote(() => parts.a), d.quote(() => parts.b)],
});

// One of several: "with flying or reach"
rule({
  name: 'keywordOr.two',
  of: 'KeywordOr',
  slots: { a: 'KeywordName', b: 'KeywordName' },
  en: ['{a} or {b}', '{a}, or {b}'],
  mean: ({ a, b }) => [a, b],
});
rule({
  name: 'keywordOr.more',
  of: 'KeywordOr',
  slots: { a: 'KeywordName', more: 'KeywordOr' },
  en: '{a}, {more}',
  mean: ({ a, more }) => [a, ...more],
});
rule({
  name: 'addition.withOneOf',
  of: 'Addition',
  slots: { k: 'KeywordOr' },
  en: 'with {k}',
  mean:
    ({ k }) =>
    (it) => ({
      ...it,
      filters: [...it.filters, { kind: 'any', of: k.map((keyword) => ({ kind: 'keyword', keyword }) as const) }],
    }),
});

/** A name before keyword abilities says nothing (207.2c). */
rule({
  name: 'line.wordKeywords',
  of: 'Line',
  slots: { w: 'AbilityWord', k: 'Keywords' },
  en: ['{w} — ^{k}.', '{w} — ^{k}'],
  mean: (parts, d) => ({ kind: 'abilities', abilities: d.inside(() => parts.k) }),
});

/** 103.6b */
rule({
  name: 'line.openingHand',
  of: 'Line',
  slots: { s: 'Self' },
  en: 'if {s} is in your opening hand, you may begin the game with it on the battlefield.',
  mean: () => ({ kind: 'abilities', abilities: [{ kind: 'keyword', keyword: 'opening hand' }] }),
});
