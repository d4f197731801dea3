/** Nouns with their adjectives and additions: what kind of thing is meant, never which. */
import type { Filter } from '@rulewright/language';
import { Unclear } from '../grammar/meaning.ts';
import { type Described, rulesOf } from './categories.ts';
import { allOf } from './discourse.ts';

export const nouns = rulesOf();
const { rule, lexicon } = nouns;

const not = (of: Filter): Filter => ({ kind: 'not', of });
const any = (of: readonly Filter[]): Filter => ({ kind: 'any', of });

// Adjectives
rule({
  name: 'adjective.color',
  of: 'Adjective',
  slots: { c: 'Color' },
  en: '{c}',
  mean: ({ c }) => [{ kind: 'color', color: c }],
});
rule({
  name: 'adjective.supertype',
  of: 'Adjective',
  slots: { t: 'Supertype' },
  en: '{t}',
  mean: ({ t }) => [{ kind: 'supertype', type: t }],
});
rule({
  name: 'adjective.nonColor',
  of: 'Adjective',
  slots: { c: 'Color' },
  en: 'non~ {c}',
  mean: ({ c }) => [not({ kind: 'color', color: c })],
});
rule({
  name: 'adjective.nonSupertype',
  of: 'Adjective',
  slots: { t: 'Supertype' },
  en: 'non~ {t}',
  mean: ({ t }) => [not({ kind: 'supertype', type: t })],
});
rule({
  name: 'adjective.nonType',
  of: 'Adjective',
  slots: { t: 'TypeWord' },
  en: 'non~ {t}',
  mean: ({ t }) => [not(t.filter)],
});
rule({ name: 'adjective.nontoken', of: 'Adjective', en: 'non~ token', mean: () => [not({ kind: 'token' })] });
const STATUS: Readonly<Record<string, Filter>> = {
  tapped: { kind: 'tapped' },
  untapped: not({ kind: 'tapped' }),
  attacking: { kind: 'attacking' },
  blocking: { kind: 'blocking' },
  blocked: { kind: 'blocked' },
  unblocked: { kind: 'unblocked' },
  'face-down': { kind: 'faceDown' },
  'face-up': not({ kind: 'faceDown' }),
  enchanted: { kind: 'enchanted' },
  equipped: { kind: 'equipped' },
  colorless: { kind: 'colorCount', is: { op: '=', to: 0 } },
  monocolored: { kind: 'colorCount', is: { op: '=', to: 1 } },
  multicolored: { kind: 'colorCount', is: { op: '≥', to: 2 } },
  transformed: { kind: 'transformed' },
};
lexicon({
  of: 'Adjective',
  en: Object.fromEntries(Object.keys(STATUS).map((word) => [word, word])),
  mean: (word) => [STATUS[word] ?? allOf([])],
});
rule({ name: 'adjectives.one', of: 'Adjectives', slots: { a: 'Adjective' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'adjectives.and',
  of: 'Adjectives',
  slots: { a: 'Adjective', more: 'Adjectives' },
  en: ['{a} {more}', '{a}, {more}'],
  mean: ({ a, more }) => [...a, ...more],
});
rule({
  name: 'adjectives.or',
  of: 'Adjectives',
  slots: { a: 'Adjective', b: 'Adjective' },
  en: '{a} or {b}',
  mean: ({ a, b }) => [any([allOf(a), allOf(b)])],
});

// Types before a noun
rule({
  name: 'typeWord.type',
  of: 'TypeWord',
  slots: { t: 'CardType' },
  en: '{t#sg}',
  mean: ({ t }) => ({ filter: { kind: 'type', type: t }, kind: t }),
});
rule({
  name: 'typeWord.subtype',
  of: 'TypeWord',
  slots: { t: 'Subtype' },
  en: '{t#sg}',
  mean: ({ t }) => ({ filter: { kind: 'subtype', type: t }, kind: t }),
});
rule({
  name: 'typeWords.one',
  of: 'TypeWords',
  slots: { a: 'TypeWord' },
  en: '{a}',
  mean: ({ a }) => ({ filter: a.filter, kinds: [a.kind] }),
});
rule({
  name: 'typeWords.and',
  of: 'TypeWords',
  slots: { a: 'TypeWord', b: 'TypeWord' },
  en: '{a} {b}',
  mean: ({ a, b }) => ({ filter: allOf([a.filter, b.filter]), kinds: [a.kind, b.kind] }),
});
rule({
  name: 'typeWords.or',
  of: 'TypeWords',
  slots: { a: 'TypeWord', b: 'TypeWord' },
  en: ['{a} or {b}', '{a} and {b}', '{a} and/or {b}'],
  mean: ({ a, b }) => ({ filter: any([a.filter, b.filter]), kinds: [] }),
});
rule({
  name: 'typeWords.or3',
  of: 'TypeWords',
  slots: { a: 'TypeWord', b: 'TypeWord', c: 'TypeWord' },
  en: ['{a}, {b}, or {c}', '{a}, {b}, and {c}', '{a}, {b}, and/or {c}'],
  mean: ({ a, b, c }) => ({ filter: any([a.filter, b.filter, c.filter]), kinds: [] }),
});

// Heads
rule({
  name: 'typeHead.type',
  of: 'TypeHead',
  slots: { t: 'CardType' },
  en: '{t}',
  mean: ({ t }) => ({ filters: [{ kind: 'type', type: t }], kinds: [t, 'permanent'] }),
});
rule({
  name: 'typeHead.subtype',
  of: 'TypeHead',
  slots: { t: 'Subtype' },
  en: '{t}',
  mean: ({ t }) => ({ filters: [{ kind: 'subtype', type: t }], kinds: [t, 'permanent', ...kindsOfSubtype(t)] }),
});
const SPELLS = ['Arcane', 'Trap', 'Lesson', 'Adventure'];
const ARTIFACTS = [
  'Equipment',
  'Vehicle',
  'Treasure',
  'Food',
  'Clue',
  'Blood',
  'Map',
  'Gold',
  'Contraption',
  'Fortification',
  'Powerstone',
];
const ENCHANTMENTS = [
  'Aura',
  'Saga',
  'Shrine',
  'Curse',
  'Class',
  'Background',
  'Case',
  'Room',
  'Role',
  'Cartouche',
  'Rune',
];
const LANDS = [
  'Plains',
  'Island',
  'Swamp',
  'Mountain',
  'Forest',
  'Desert',
  'Gate',
  'Cave',
  'Lair',
  'Locus',
  'Sphere',
  'Town',
];
function kindsOfSubtype(subtype: string): readonly string[] {
  if (SPELLS.includes(subtype)) return [];
  if (ARTIFACTS.includes(subtype)) return ['artifact'];
  if (ENCHANTMENTS.includes(subtype)) return ['enchantment'];
  return LANDS.includes(subtype) ? ['land'] : ['creature'];
}

const HEADS: Readonly<Record<string, Described>> = {
  permanent: { filters: [{ kind: 'permanent' }], kinds: ['permanent'] },
  card: { filters: [{ kind: 'card' }], kinds: ['card'] },
  spell: { filters: [{ kind: 'spell' }], kinds: ['spell'], zones: ['stack'] },
  token: { filters: [{ kind: 'token' }], kinds: ['token', 'permanent'] },
};
lexicon({
  of: 'Head',
  en: Object.fromEntries(Object.keys(HEADS).map((word) => [word, `<${word}>`])),
  mean: (word) => HEADS[word] ?? { filters: [], kinds: [] },
});

// One of several types
rule({ name: 'item.plain', of: 'Item', slots: { h: 'TypeHead' }, en: '{h}', mean: ({ h }) => h });
rule({
  name: 'item.adjectives',
  of: 'Item',
  slots: { a: 'Adjectives', h: 'TypeHead' },
  en: '{a} {h}',
  mean: ({ a, h }) => ({ ...h, filters: [...a, ...h.filters] }),
});
const either = (items: readonly Described[]): Described => ({
  filters: [any(items.map((item) => allOf(item.filters)))],
  kinds: ['permanent', ...items.flatMap((item) => item.kinds)],
});
rule({
  name: 'items.two',
  of: 'Items',
  slots: { a: 'Item', b: 'Item' },
  en: ['{a} or {b}', '{a} and {b}', '{a} and/or {b}'],
  mean: ({ a, b }) => either([a, b]),
});
rule({
  name: 'items.three',
  of: 'Items',
  slots: { a: 'Item', b: 'Item', c: 'Item' },
  en: ['{a}, {b}, or {c}', '{a}, {b}, and {c}', '{a}, {b}, and/or {c}'],
  mean: ({ a, b, c }) => either([a, b, c]),
});
rule({
  name: 'items.four',
  of: 'Items',
  slots: { a: 'Item', b: 'Item', c: 'Item', e: 'Item' },
  en: ['{a}, {b}, {c}, or {e}', '{a}, {b}, {c}, and {e}', '{a}, {b}, {c}, and/or {e}'],
  mean: ({ a, b, c, e }) => either([a, b, c, e]),
});

// Nouns
const add = (described: Described, additions: ((described: Described) => Described) | undefined): Described =>
  additions === undefined ? described : additions(described);
/** A type before "card" or "spell" is how it is called later: "that creature". */
rule({
  name: 'noun.type',
  of: 'Noun',
  slots: { a: 'Adjectives?', w: 'TypeWords?', h: 'TypeHead', more: 'Additions?' },
  en: '[{a}] [{w}] {h} [{more}]',
  mean: ({ a, w, h, more }) =>
    add(
      {
        ...h,
        filters: [...(a ?? []), ...(w === undefined ? [] : [w.filter]), ...h.filters],
        kinds: [...(w?.kinds ?? []), ...h.kinds],
      },
      more,
    ),
});
rule({
  name: 'noun.head',
  of: 'Noun',
  slots: { a: 'Adjectives?', w: 'TypeWords?', h: 'Head', more: 'Additions?' },
  en: '[{a}] [{w}] {h} [{more}]',
  mean: ({ a, w, h, more }) =>
    add(
      {
        ...h,
        filters: [...(a ?? []), ...(w === undefined ? [] : [w.filter]), ...h.filters],
        kinds: [...(w?.kinds ?? []), ...h.kinds],
      },
      more,
    ),
});
rule({
  name: 'noun.items',
  of: 'Noun',
  slots: { items: 'Items', more: 'Additions?' },
  en: '{items} [{more}]',
  mean: ({ items, more }) => add(items, more),
});

// Additions
rule({ name: 'additions.one', of: 'Additions', slots: { a: 'Addition' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'additions.more',
  of: 'Additions',
  slots: { a: 'Addition', more: 'Additions' },
  en: '{a} {more}',
  mean: ({ a, more }) => {
    if (endsInValue(a)) throw new Unclear('what follows the value belongs to it');
    return (it) => more(a(it));
  },
});
/** "With power less than the number of creatures you control": you control the creatures that are counted. */
function endsInValue(addition: (described: Described) => Described): boolean {
  const last = addition({ filters: [], kinds: [] }).filters.at(-1);
  return last !== undefined && 'is' in last && typeof last.is.to === 'object' && last.is.to.kind !== 'x';
}
/** Something more that must be true of it. */
export const withFilters =
  (...filters: readonly Filter[]): ((described: Described) => Described) =>
  (described) => ({
    ...described,
    filters: [...described.filters, ...filters],
  });
rule({
  name: 'addition.opponentControls',
  of: 'Addition',
  en: ['an opponent controls', 'your opponents control'],
  mean: () => withFilters({ kind: 'controlledBy', who: { kind: 'players', which: 'opponents' } }),
});
rule({
  name: 'addition.youDontControl',
  of: 'Addition',
  en: "you don't control",
  mean: () => withFilters(not({ kind: 'controlledBy', who: { kind: 'you' } })),
});
rule({
  name: 'addition.youOwn',
  of: 'Addition',
  en: 'you own',
  mean: () => withFilters({ kind: 'ownedBy', who: { kind: 'you' } }),
});
rule({
  name: 'addition.controls',
  of: 'Addition',
  slots: { who: 'Players' },
  en: '{who} <control@who>',
  mean: ({ who }) => {
    const controller = who;
    return (it) => {
      if (it.kinds.includes('card') && !it.kinds.includes('permanent')) throw new Unclear('nobody controls a card');
      return withFilters({ kind: 'controlledBy', who: controller })(it);
    };
  },
});
rule({
  name: 'addition.with',
  of: 'Addition',
  slots: { k: 'KeywordName' },
  en: 'with {k}',
  mean: ({ k }) => withFilters({ kind: 'keyword', keyword: k }),
});
rule({
  name: 'addition.without',
  of: 'Addition',
  slots: { k: 'KeywordName' },
  en: 'without {k}',
  mean: ({ k }) => withFilters(not({ kind: 'keyword', keyword: k })),
});
rule({
  name: 'addition.power',
  of: 'Addition',
  slots: { c: 'Comparison' },
  en: 'with power {c}',
  mean: ({ c }) => withFilters({ kind: 'power', is: c }),
});
rule({
  name: 'addition.toughness',
  of: 'Addition',
  slots: { c: 'Comparison' },
  en: 'with toughness {c}',
  mean: ({ c }) => withFilters({ kind: 'toughness', is: c }),
});
rule({
  name: 'addition.manaValue',
  of: 'Addition',
  slots: { c: 'Comparison' },
  en: 'with mana value {c}',
  mean: ({ c }) => withFilters({ kind: 'manaValue', is: c }),
});
rule({
  name: 'addition.counter',
  of: 'Addition',
  slots: { c: 'Counter' },
  en: ['with a {c} counter on it', 'with {c} counters on them', 'with a {c} counter on them'],
  mean: ({ c }) => withFilters({ kind: 'counters', counter: c, is: { op: '≥', to: 1 } }),
});
rule({
  name: 'addition.zone',
  of: 'Addition',
  slots: { z: 'ZonePhrase' },
  en: '{z}',
  mean:
    ({ z }) =>
    (it) => ({
      ...it,
      zones: z.zones,
      filters: [...it.filters.filter(({ kind }) => kind !== 'permanent'), ...z.filters],
    }),
});
rule({
  name: 'zonePhrase.owned',
  of: 'ZonePhrase',
  slots: { whose: 'Whose', z: 'Zone' },
  en: ['in {whose} {z}', 'from {whose} {z}'],
  mean: ({ whose, z }) => ({ zones: [z], filters: [{ kind: 'ownedBy', who: whose }] }),
});
rule({
  name: 'zonePhrase.any',
  of: 'ZonePhrase',
  slots: { z: 'Zone' },
  en: ['in a {z}', 'from a {z}'],
  mean: ({ z }) => ({ zones: [z], filters: [] }),
});
lexicon({
  of: 'Zone',
  en: { graveyard: 'graveyard', hand: 'hand', library: 'library' },
  mean: (zone) => zone as 'graveyard',
});
