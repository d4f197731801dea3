/** Nouns with their adjectives and additions: what kind of thing is meant, never which. */
import type { Filter, Zone } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { otherThan } from '../../prose/things.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { subtypeKind } from '../types/subtype-kinds.ts';
import { any, outlaw } from './adjectives.ts';
import { allOf } from './selectors.ts';

export const nouns = rulesOf();
const { rule, lexicon } = nouns;

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
/** "Cleric, Rogue, or Wizard creature": creatures in any case. */
function anyOf(items: readonly Filter[]): Filter {
  const last = items.at(-1);
  const [kind, type, more] = last?.kind === 'all' ? last.of : [];
  const others = items.slice(0, -1);
  if (kind?.kind !== 'subtype' || type?.kind !== 'type' || more !== undefined) return any(items);
  return others.every((item) => item.kind === 'subtype') ? allOf([any([...others, kind]), type]) : any(items);
}
rule({
  name: 'typeWords.or',
  of: 'TypeWords',
  slots: { a: 'TypeItem', b: 'TypeItem' },
  en: ['{a} or {b}', '{a} and {b}', '{a} and/or {b}'],
  mean: ({ a, b }) => ({ filter: anyOf([a, b]), kinds: [] }),
});
rule({
  name: 'typeWords.or3',
  of: 'TypeWords',
  slots: { a: 'TypeItem', b: 'TypeItem', c: 'TypeItem' },
  en: ['{a}, {b}, or {c}', '{a}, {b}, and {c}', '{a}, {b}, and/or {c}'],
  mean: ({ a, b, c }) => ({ filter: anyOf([a, b, c]), kinds: [] }),
});
rule({
  name: 'typeWords.or4',
  of: 'TypeWords',
  slots: { a: 'TypeItem', b: 'TypeItem', c: 'TypeItem', e: 'TypeItem' },
  en: ['{a}, {b}, {c}, or {e}', '{a}, {b}, {c}, and {e}', '{a}, {b}, {c}, and/or {e}'],
  mean: ({ a, b, c, e }) => ({ filter: anyOf([a, b, c, e]), kinds: [] }),
});
rule({
  name: 'typeWords.or5',
  of: 'TypeWords',
  slots: { a: 'TypeItem', b: 'TypeItem', c: 'TypeItem', e: 'TypeItem', f: 'TypeItem' },
  en: ['{a}, {b}, {c}, {e}, or {f}', '{a}, {b}, {c}, {e}, and {f}', '{a}, {b}, {c}, {e}, and/or {f}'],
  mean: ({ a, b, c, e, f }) => ({ filter: anyOf([a, b, c, e, f]), kinds: [] }),
});
rule({ name: 'typeItem.word', of: 'TypeItem', slots: { a: 'TypeWord' }, en: '{a}', mean: ({ a }) => a.filter });
/** After the first of several: the first one's adjectives are those of all. */
rule({
  name: 'typeItem.two',
  of: 'TypeItem',
  slots: { a: 'TypeWord', b: 'TypeWord' },
  en: '{a} {b}',
  mean: ({ a, b }) => allOf([a.filter, b.filter]),
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
  mean: ({ t }) => ({ filters: [{ kind: 'subtype', type: t }], kinds: [t, 'permanent', subtypeKind(t)] }),
});
rule({
  name: 'typeHead.outlaw',
  of: 'TypeHead',
  en: '<outlaw>',
  mean: () => ({ filters: [outlaw], kinds: ['outlaw', 'permanent', 'creature'] }),
});
/** 701.54a */
rule({
  name: 'typeHead.ringBearer',
  of: 'TypeHead',
  en: '^<Ring-bearer>',
  mean: () => ({ filters: [{ kind: 'designated', as: 'ring-bearer' }], kinds: ['creature', 'permanent'] }),
});
rule({
  name: 'typeHead.commander',
  of: 'TypeHead',
  en: '<commander>',
  mean: () => ({ filters: [{ kind: 'commander' }], kinds: ['commander', 'permanent', 'creature'] }),
});

const PERMANENT_SPELL: Filter = any(
  ['artifact', 'battle', 'creature', 'enchantment', 'planeswalker'].map((type) => ({ kind: 'type', type })),
);
const stack: readonly Zone[] = ['stack'];
const HEADS: Readonly<Record<string, Described>> = {
  permanent: { filters: [{ kind: 'permanent' }], kinds: ['permanent'] },
  card: { filters: [{ kind: 'card' }], kinds: ['card'] },
  'exiled card': { filters: [{ kind: 'card' }], kinds: ['card', 'exiled'], zones: ['exile'] },
  // 702.62b
  'suspended card': {
    filters: [
      { kind: 'card' },
      { kind: 'keyword', keyword: 'suspend' },
      { kind: 'counters', counter: 'time', is: { op: '≥', to: 1 } },
    ],
    kinds: ['card', 'suspended'],
    zones: ['exile'],
  },
  'permanent card': { filters: [{ kind: 'permanentCard' }], kinds: ['card', 'permanent card'] },
  spell: { filters: [{ kind: 'spell' }], kinds: ['spell'], zones: stack },
  'permanent spell': { filters: [PERMANENT_SPELL, { kind: 'spell' }], kinds: ['spell'], zones: stack },
  token: { filters: [{ kind: 'token' }], kinds: ['token', 'permanent'] },
  'activated ability': { filters: [{ kind: 'ability', ability: 'activated' }], kinds: ['ability'], zones: stack },
  'triggered ability': { filters: [{ kind: 'ability', ability: 'triggered' }], kinds: ['ability'], zones: stack },
  'activated or triggered ability': { filters: [{ kind: 'ability' }], kinds: ['ability'], zones: stack },
  ability: { filters: [{ kind: 'ability' }], kinds: ['ability'], zones: stack },
  source: { filters: [], kinds: ['source'] },
};
const lastInflected = (phrase: string): string => phrase.replace(/\S+$/, '<$&>');
lexicon({
  of: 'Head',
  en: Object.fromEntries(Object.keys(HEADS).map((word) => [word, lastInflected(word)])),
  mean: (word) => HEADS[word] ?? { filters: [], kinds: [] },
});

// One of several kinds of things
const join = (
  a: readonly Filter[] | undefined,
  w: { readonly filter: Filter; readonly kinds: readonly string[] } | undefined,
  h: Described,
): Described => ({
  ...h,
  filters: [...(a ?? []), ...(w === undefined ? [] : [w.filter]), ...h.filters],
  kinds: [...(w?.kinds ?? []), ...h.kinds],
  ...(a === undefined ? {} : { leading: a }),
  ...(a === undefined && w === undefined ? { bare: true } : {}),
  ...(w === undefined ? {} : { typed: true }),
});
/** A type before "card" or "spell" is how it is called later: "that creature". */
rule({
  name: 'item.type',
  of: 'TypeNoun',
  slots: { a: 'Adjectives?', w: 'TypeWords?', h: 'TypeHead' },
  en: '[{a}] [{w}] {h}',
  mean: ({ a, w, h }) => {
    const [adjectives, words] = [a, w];
    // "An enchanted creature or enchantment creature" is one of two kinds of creatures.
    if (words?.filter.kind === 'any' && words.filter.of.some((filter) => isSame(filter, h.filters[0])))
      throw new Unclear('the noun is said twice');
    return join(adjectives, words, h);
  },
});
rule({
  name: 'item.head',
  of: 'HeadNoun',
  slots: { a: 'Adjectives?', w: 'TypeWords', h: 'Head' },
  en: '[{a}] {w} {h}',
  mean: ({ a, w, h }) => join(a, w, h),
});
rule({
  name: 'item.plainHead',
  of: 'PlainHeadNoun',
  slots: { a: 'Adjectives?', h: 'Head' },
  en: '[{a}] {h}',
  mean: ({ a, h }) => join(a, undefined, h),
});
// A quality or a type, of one noun: "a blue or artifact card", "a creature or basic land card"
rule({
  name: 'headNoun.adjectiveOrType',
  of: 'HeadNoun',
  slots: { a: 'Adjective', w: 'TypeWord', h: 'Head' },
  en: '{a} or {w} {h}',
  mean: ({ a, w, h }) => join(undefined, { filter: any([allOf(a), w.filter]), kinds: [] }, h),
});
rule({
  name: 'headNoun.typeOrAdjectiveType',
  of: 'HeadNoun',
  slots: { w: 'TypeWord', a: 'Adjective', v: 'TypeWord', h: 'Head' },
  en: '{w} or {a} {v} {h}',
  mean: ({ w, a, v, h }) => join(undefined, { filter: any([w.filter, allOf([...a, v.filter])]), kinds: [] }, h),
});
rule({
  name: 'typeNoun.adjectiveOrType',
  of: 'TypeNoun',
  slots: { a: 'Adjective', w: 'TypeWord', h: 'TypeHead' },
  en: '{a} or {w} {h}',
  mean: ({ a, w, h }) => {
    if (isSame(w.filter, h.filters[0])) throw new Unclear('the noun is said twice');
    return join(undefined, { filter: any([allOf(a), w.filter]), kinds: [] }, h);
  },
});
rule({ name: 'headNoun.plain', of: 'HeadNoun', slots: { h: 'PlainHeadNoun' }, en: '{h}', mean: ({ h }) => h });
rule({ name: 'item.typeNoun', of: 'Item', slots: { n: 'TypeNoun' }, en: '{n}', mean: ({ n }) => n });
rule({ name: 'item.headNoun', of: 'Item', slots: { n: 'HeadNoun' }, en: '{n}', mean: ({ n }) => n });
const isSame = (a: Filter | undefined, b: Filter | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
/** "An Elf or Soldier creature" is a creature of one of two types, not any Elf or else a Soldier creature. */
function refuseTypesOfLast(items: readonly Described[]): void {
  const last = items.at(-1);
  if (last?.typed !== true) return;
  const ofLast = (item: Described): boolean => item.typed !== true && !isSame(item.filters.at(-1), last.filters.at(-1));
  if (items.slice(0, -1).every(ofLast)) throw new Unclear('types of one noun');
}
/** What is on the battlefield, where some of the others are elsewhere. */
const onBattlefield: Filter = { kind: 'in', zones: ['battlefield'] };
/** "A Hero or noncreature spell": a spell in any case. */
function ofOneHead(items: readonly Described[]): readonly Described[] {
  const last = items.at(-1);
  const isNegated = last?.filters.some((filter) => filter.kind === 'not' && filter.of.kind === 'type') === true;
  if (last?.zones?.join() !== 'stack' || !isNegated) return items;
  const { zones } = last;
  return items.map((item) =>
    item.zones === undefined && item.bare === true
      ? { ...item, zones, filters: [...item.filters, { kind: 'spell' }], kinds: [...item.kinds, 'spell'] }
      : item,
  );
}
function either(list: readonly Described[]): Described {
  refuseTypesOfLast(list);
  const items = ofOneHead(shared(list));
  const places = [...new Set(items.flatMap((item) => item.zones ?? ['battlefield' as const]))];
  const elsewhere = items.some((item) => item.zones !== undefined);
  const mixed = places.length > 1;
  const one = (item: Described): Filter =>
    allOf(mixed && item.zones === undefined ? [...item.filters, onBattlefield] : item.filters);
  const isSpell = (filter: Filter): boolean => filter.kind === 'spell';
  const areSpells = items.every((item) => item.filters.some(isSpell) && item.filters.length > 1);
  const ofSpell = (item: Described): Filter => allOf(item.filters.filter((filter) => !isSpell(filter)));
  return {
    filters: areSpells ? [any(items.map(ofSpell)), { kind: 'spell' }] : [any(items.map(one))],
    kinds: [...new Set(items.flatMap((item) => item.kinds))],
    ...(elsewhere ? { zones: places } : {}),
    items,
  };
}
/** Adjectives that are said once for several kinds of things: "an untapped artifact or creature". */
const SHARED = ['tapped', 'token', 'attacking', 'blocking', 'unblocked', 'blocked'];
const isShared = (filter: Filter): boolean =>
  filter.kind === 'not'
    ? isShared(filter.of)
    : filter.kind === 'any'
      ? filter.of.every(isShared)
      : SHARED.includes(filter.kind);
function shared(items: readonly Described[]): readonly Described[] {
  const [first, ...rest] = items;
  if (first?.leading === undefined || !rest.every((item) => item.bare === true)) return items;
  const { leading } = first;
  if (!leading.every(isShared)) throw new Unclear('whether the adjective belongs to all of these is not clear');
  return [first, ...rest.map((item) => ({ ...item, filters: [...leading, ...item.filters] }))];
}
rule({ name: 'listNoun.plain', of: 'ListNoun', slots: { n: 'TypeNoun' }, en: '{n}', mean: ({ n }) => n });
rule({
  name: 'listNoun.with',
  of: 'ListNoun',
  slots: { n: 'TypeNoun', k: 'KeywordName' },
  en: '{n} with {k}',
  mean: ({ n, k }) => ({ ...n, filters: [...n.filters, { kind: 'keyword', keyword: k }], bare: false }),
});
// "Instant or sorcery spell" is a spell of one of two types, not an instant or else a sorcery spell.
const LISTS = [
  ['types', 'ListNoun', 'TypeNoun'],
  ['typesAndHead', 'ListNoun', 'PlainHeadNoun'],
  ['heads', 'HeadNoun', 'Item'],
] as const;
for (const [name, first, last] of LISTS) {
  rule({
    name: `items.two.${name}`,
    of: 'Items',
    slots: { a: first, b: last },
    en: ['{a} or {b}', '{a} and {b}', '{a} as well as {b}'],
    mean: ({ a, b }) => either([a, b]),
  });
  rule({
    name: `items.articles.${name}`,
    of: 'Items',
    slots: { a: first, b: last },
    en: '{a} or a {b}',
    mean: ({ a, b }) => ({ ...either([a, b]), articles: true }),
  });
  rule({
    name: `items.andOr.${name}`,
    of: 'Items',
    slots: { a: first, b: last },
    en: '{a} and/or {b}',
    mean: ({ a, b }) => ({ ...either([a, b]), andOr: true }),
  });
  rule({
    name: `items.three.${name}`,
    of: 'Items',
    slots: { a: first, b: first, c: last },
    en: ['{a}, {b}, or {c}', '{a}, {b}, and {c}', '{a}, {b}, and/or {c}'],
    mean: ({ a, b, c }) => either([a, b, c]),
  });
  rule({
    name: `items.four.${name}`,
    of: 'Items',
    slots: { a: first, b: first, c: first, e: last },
    en: ['{a}, {b}, {c}, or {e}', '{a}, {b}, {c}, and {e}', '{a}, {b}, {c}, and/or {e}'],
    mean: ({ a, b, c, e }) => either([a, b, c, e]),
  });
}

// Longer ones
const ENDS = ['{a}, or {b}', '{a}, and {b}', '{a}, and/or {b}'];
rule({
  name: 'typeList.end',
  of: 'TypeList',
  slots: { a: 'TypeNoun', b: 'TypeNoun' },
  en: ENDS,
  mean: ({ a, b }) => [a, b],
});
rule({
  name: 'typeList.more',
  of: 'TypeList',
  slots: { a: 'TypeNoun', more: 'TypeList' },
  en: '{a}, {more}',
  mean: ({ a, more }) => [a, ...more],
});
rule({
  name: 'items.long',
  of: 'Items',
  slots: { a: 'TypeNoun', b: 'TypeNoun', c: 'TypeNoun', more: 'TypeList' },
  en: '{a}, {b}, {c}, {more}',
  mean: ({ a, b, c, more }) => either([a, b, c, ...more]),
});

// Nouns
rule({
  name: 'noun.item',
  of: 'Noun',
  slots: { item: 'Item', more: 'Additions?' },
  en: '{item} [{more}]',
  mean: ({ item, more }) => (more === undefined ? { ...item, plain: true } : more(item)),
});
rule({
  name: 'noun.items',
  of: 'Noun',
  slots: { items: 'Items', more: 'Additions?' },
  en: '{items} [{more}]',
  mean: ({ items, more }) => {
    if (more === undefined) return { ...items, plain: true };
    return items.articles === true ? ofTheLast(items, more(items)) : more(items);
  },
});
/** What may be said of all of several with articles of their own: whose they are, and which they are not. */
const OF_ALL: ReadonlySet<string> = new Set(['controlledBy', 'ownedBy', 'in', 'is']);
/** "A Spirit card or a card with disturb": each has its own article, and what follows the last is a quality of that one. */
function ofTheLast(items: Described, all: Described): Described {
  // What was said has found its place among them already.
  if (!items.filters.every((filter) => all.filters.includes(filter))) return all;
  const said = all.filters.filter((filter) => !items.filters.includes(filter));
  const isOfAll = (filter: Filter): boolean => OF_ALL.has((filter.kind === 'not' ? filter.of : filter).kind);
  const own = said.filter((filter) => !isOfAll(filter));
  if (own.length === 0) return all;
  const [list, ...others] = items.filters;
  if (list?.kind !== 'any' || others.length > 0) throw new Unclear('which of them are such');
  const [last, ...before] = list.of.toReversed();
  if (last === undefined) throw new Unclear('which of them are such');
  const either: Filter = { kind: 'any', of: [...before.toReversed(), allOf([last, ...own])] };
  return { ...all, filters: [either, ...said.filter(isOfAll)] };
}
/** With an article of its own, what comes second is without what is said of the first. */
rule({
  name: 'noun.itemOrAnother',
  of: 'Noun',
  slots: { a: 'Item', more: 'Addition', b: 'Item' },
  en: '{a} {more} or a {b}',
  mean: ({ a, more, b }) => {
    const first = more(a);
    if (first.pool !== undefined || first.together !== undefined || first.joint !== undefined)
      throw new Unclear('what is said of the first is not said of the second');
    return either([first, { ...b, bare: false }]);
  },
});
/** Some of them here and some of them there. */
rule({
  name: 'noun.fromTwoPlaces',
  of: 'Noun',
  slots: { a: 'Item', b: 'Item', z: 'ZonePhrase' },
  en: [
    '{a} from the battlefield and/or {b} {z}',
    '{a} on the battlefield and/or {b} {z}',
    '{a} from the battlefield or {b} {z}',
  ],
  mean: ({ a, b, z }) => {
    const { zones, filters } = z;
    return either([
      a,
      { ...b, bare: false, typed: false, zones, filters: [...b.filters, ...filters, { kind: 'in', zones }] },
    ]);
  },
});
/** What comes second is another than this object; what comes first is not of its kind. */
rule({
  name: 'noun.andOrOther',
  of: 'Noun',
  slots: { a: 'TypeNoun', b: 'TypeNoun' },
  en: ['{a} and/or other {b}', '{a} or other {b}'],
  mean: ({ a, b }, d) => either([a, { ...b, bare: false, filters: [...b.filters, otherThan(d, b)] }]),
});
/** "Each other creature": not this object, or not the one spoken of. */
rule({
  name: 'noun.other',
  of: 'Noun',
  slots: { n: 'Noun' },
  en: 'other {n}',
  mean: ({ n }, d) => {
    // "All other cards revealed this way" are the rest of them; what is exiled with this is there beside what was spoken of.
    if (n.pool !== undefined && n.pool.kind !== 'noted') throw new Unclear('other than those that were taken');
    return { ...n, filters: [...n.filters, otherThan(d, n)], said: 'other' };
  },
});
