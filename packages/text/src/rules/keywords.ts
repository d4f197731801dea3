/** Keyword abilities (702) by name and with parameters. */
import type { Ability, KeywordAbility } from '@rulewright/language';
import { rulesOf } from './categories.ts';

export const keywords = rulesOf();
const { rule, lexicon } = keywords;

const SIMPLE = [
  'deathtouch',
  'defender',
  'double strike',
  'first strike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'intimidate',
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
  'cascade',
  'daybound',
  'nightbound',
  'decayed',
  'conspire',
  'evolve',
  'extort',
  'battle cry',
  'soulbond',
  'split second',
  'rebound',
  'retrace',
  'riot',
  'unleash',
  'mentor',
  'training',
  'improvise',
  'jump-start',
  'living weapon',
  'undaunted',
  'phasing',
  'provoke',
  'cipher',
  'fuse',
  'dethrone',
  'exploit',
  'ingest',
];
lexicon({ of: 'KeywordName', en: Object.fromEntries(SIMPLE.map((word) => [word, word])), mean: (word) => word });
rule({
  name: 'keyword.simple',
  of: 'Keyword',
  slots: { k: 'KeywordName' },
  en: '{k}',
  mean: ({ k }) => [{ kind: 'keyword', keyword: k }],
});
const FROM_COST = [
  'equip',
  'cycling',
  'flashback',
  'kicker',
  'morph',
  'unearth',
  'evoke',
  'madness',
  'buyback',
  'echo',
  'ninjutsu',
  'ward',
  'disguise',
  'disturb',
  'megamorph',
  'multikicker',
  'dash',
  'overload',
  'escape',
];
for (const word of FROM_COST)
  rule({
    name: `keyword.${word}`,
    of: 'Keyword',
    slots: { cost: 'Costs' },
    en: [`${word} {cost}`, `${word}—^{cost}`],
    mean: ({ cost }) => [{ kind: 'keyword', keyword: word, cost }],
  });
rule({
  name: 'keyword.enchant',
  of: 'Keyword',
  slots: { n: 'Noun' },
  en: 'enchant {n#sg}',
  mean: ({ n }): readonly KeywordAbility[] => [
    {
      kind: 'keyword',
      keyword: 'enchant',
      what: n.filters.length === 1 && n.filters[0] ? n.filters[0] : { kind: 'all', of: n.filters },
    },
  ],
});
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
  mean: (parts, d) => d.inside(() => [parts.a]),
});
