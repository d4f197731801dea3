/** Nouns with their adjectives and additions: what kind of thing is meant, never which. */
import type { Filter, Zone } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { otherThan } from '../../prose/things.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { allOf, any, isSame } from './selectors.ts';

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
  en: '{t}',
  mean: ({ t }) => ({ filter: { kind: 'subtype', type: t }, kind: t }),
});
rule({
  name: 'typeWord.class',
  of: 'TypeWord',
  slots: { t: 'Class' },
  en: '{t}',
  mean: ({ t }) => ({ filter: { kind: 'class', class: t }, kind: t }),
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
  name: 'typeWords.orAnd',
  of: 'TypeWords',
  slots: { a: 'TypeWord', b: 'TypeWord', c: 'TypeWord' },
  en: ['{a} or {b} {c}', '{a} and {b} {c}', '{a} and/or {b} {c}'],
  mean: ({ a, b, c }) => ({ filter: allOf([any([a.filter, b.filter]), c.filter]), kinds: [c.kind] }),
});
rule({
  name: 'typeWords.or3',
  of: 'TypeWords',
  slots: { a: 'TypeWord', b: 'TypeWord', c: 'TypeWord' },
  en: ['{a}, {b}, or {c}', '{a}, {b}, and {c}', '{a}, {b}, and/or {c}'],
  mean: ({ a, b, c }) => ({ filter: any([a.filter, b.filter, c.filter]), kinds: [] }),
});

rule({
  name: 'typeWord.regalia',
  of: 'TypeWord',
  en: 'regalia',
  mean: () => ({ filter: { kind: 'supertype', type: 'regalia' }, kind: 'regalia' }),
});
rule({
  name: 'typeWords.and3',
  of: 'TypeWords',
  slots: { a: 'TypeWord', b: 'TypeWord', c: 'TypeWord' },
  en: '{a} {b} {c}',
  mean: ({ a, b, c }) => ({ filter: allOf([a.filter, b.filter, c.filter]), kinds: [a.kind, b.kind, c.kind] }),
});

// Heads
const UNITS = ['champion', 'ally'];
rule({
  name: 'typeHead.type',
  of: 'TypeHead',
  slots: { t: 'CardType' },
  en: '{t}',
  mean: ({ t }) => ({
    filters: [{ kind: 'type', type: t }],
    kinds: [t, 'object', ...(UNITS.includes(t) ? ['unit', 'person'] : [])],
  }),
});
rule({ name: 'typeHead.unit', of: 'TypeHead', en: '<unit>', mean: () => UNIT });
const UNIT: Described = { filters: [{ kind: 'unit' }], kinds: ['unit', 'person', 'object'] };
rule({
  name: 'typeHead.regalia',
  of: 'TypeHead',
  en: '<regalia>',
  mean: () => ({ filters: [{ kind: 'supertype', type: 'regalia' }], kinds: ['regalia', 'object'] }),
});
const BOONS = ['lesser boon', 'greater boon'] as const;
rule({
  name: 'typeHead.boon',
  of: 'TypeHead',
  en: '<boon>',
  mean: () => ({ filters: [any(BOONS.map((type) => ({ kind: 'type', type })))], kinds: ['boon', 'card'] }),
});
for (const type of BOONS)
  rule({
    name: `typeHead.${type}`,
    of: 'TypeHead',
    en: type.replace('boon', '<boon>'),
    mean: () => ({ filters: [{ kind: 'type', type }], kinds: ['boon', 'card'] }),
  });
const SUBTYPE_HEADS =
  'Animal Beast Herb Slime Powercell Automaton Specter Fatestone Potion Curse Fractal Human Horse Chessman Memorite Flower Obelisk Sword Dagger Bullet Arrow Gun Angel Golem Spell Book Scripture Melody Harmony Shield Crystal Bauble Raccoon Catalyst Adjuvant Root Leaf Mushroom Flowerbud Wisp Shenju Fatebound Crystal Distortion Pawn Rook Knight Queen King'.split(
    ' ',
  );
lexicon({
  of: 'TypeHead',
  en: Object.fromEntries(SUBTYPE_HEADS.map((word) => [word, `<${word}>`])),
  mean: (type) => ({ filters: [{ kind: 'subtype', type }], kinds: [type, 'object', 'unit', 'person', 'ally'] }),
});

const stack: readonly Zone[] = ['stack'];
const HEADS: Readonly<Record<string, Described>> = {
  object: { filters: [{ kind: 'object' }], kinds: ['object'] },
  card: { filters: [{ kind: 'card' }], kinds: ['card'] },
  token: { filters: [{ kind: 'token' }], kinds: ['token', 'object'] },
  omen: { filters: [{ kind: 'omen' }], kinds: ['card', 'omen'], zones: ['banishment'] },
  source: { filters: [{ kind: 'source' }], kinds: ['source', 'object'] },
  intent: { filters: [], kinds: ['card', 'intent'], zones: ['intent'] },
};
lexicon({
  of: 'Head',
  en: Object.fromEntries(Object.keys(HEADS).map((word) => [word, `<${word}>`])),
  mean: (word) => HEADS[word] ?? { filters: [], kinds: [] },
});
/** On the stack. */
rule({
  name: 'head.activation',
  of: 'Head',
  en: ['card <activation>', '<activation>'],
  mean: () => ({ filters: [{ kind: 'activation' }], kinds: ['activation', 'card activation'], zones: stack }),
});
rule({
  name: 'head.materialization',
  of: 'Head',
  en: ['<materialization>', 'card <materialization>'],
  mean: () => ({
    filters: [{ kind: 'activation', method: 'materialize' }],
    kinds: ['materialization', 'activation'],
    zones: stack,
  }),
});
rule({
  name: 'head.ability',
  of: 'Head',
  en: ['activated <ability>', 'ability <activation>'],
  mean: () => ({ filters: [{ kind: 'ability', ability: 'activated' }], kinds: ['ability'], zones: stack }),
});
rule({
  name: 'head.trigger',
  of: 'Head',
  en: ['triggered <ability>', '<trigger>'],
  mean: () => ({ filters: [{ kind: 'ability', ability: 'triggered' }], kinds: ['ability', 'trigger'], zones: stack }),
});
const isLoaded = (f: Filter): boolean => f.kind === 'property' && f.property === 'loaded';
/** A card of some kind, as it is activated: "target Spell activation". */
const join = (
  a: readonly Filter[] | undefined,
  w: { readonly filter: Filter; readonly kinds: readonly string[] } | undefined,
  h: Described,
): Described => {
  const typed = w === undefined ? [] : w.filter.kind === 'all' ? w.filter.of : [w.filter];
  const more = [...(a ?? []), ...typed];
  const [first] = h.filters;
  if (first?.kind === 'activation' && more.length > 0) return { ...h, filters: [{ ...first, of: allOf(more) }] };
  // Objects 8: cards that are loaded lie under the weapons.
  if (first?.kind === 'card' && more.some(isLoaded))
    return { ...h, filters: more.filter((f) => !isLoaded(f)), kinds: [...(w?.kinds ?? []), 'card'], zones: ['loaded'] };
  return {
    ...h,
    filters: [...more, ...h.filters],
    kinds: [...(w?.kinds ?? []), ...h.kinds],
    ...(a === undefined ? {} : { leading: a }),
    ...(a === undefined && w === undefined ? { bare: true } : {}),
    ...(w === undefined ? {} : { typed: true }),
  };
};
rule({
  name: 'item.type',
  of: 'TypeNoun',
  slots: { a: 'Adjectives?', w: 'TypeWords?', h: 'TypeHead' },
  en: '[{a}] [{w}] {h}',
  mean: ({ a, w, h }) => {
    const [adjectives, words] = [a, w];
    if (words?.filter.kind === 'any' && words.filter.of.some((filter) => isSame(filter, h.filters[0])))
      throw new Unclear('the noun is said twice');
    return join(adjectives, words, h);
  },
});
rule({
  name: 'item.head',
  of: 'HeadNoun',
  slots: { a: 'Adjectives?', w: 'TypeWords?', h: 'Head' },
  en: '[{a}] [{w}] {h}',
  mean: ({ a, w, h }) => join(a, w, h),
});
/** "Suited non-action cards": an adjective after the type. */
rule({
  name: 'item.headAfter',
  of: 'HeadNoun',
  slots: { w: 'TypeWords', a: 'Adjectives', h: 'Head' },
  en: '{w} {a} {h}',
  mean: ({ w, a, h }) => join(a, w, h),
});
rule({ name: 'item.typeNoun', of: 'Item', slots: { n: 'TypeNoun' }, en: '{n}', mean: ({ n }) => n });
rule({ name: 'item.headNoun', of: 'Item', slots: { n: 'HeadNoun' }, en: '{n}', mean: ({ n }) => n });

// One of several kinds of things
/** "An Animal or Beast ally" is an ally of one of two types, not any Animal or else a Beast ally. */
function refuseTypesOfLast(items: readonly Described[]): void {
  const last = items.at(-1);
  if (last?.typed !== true) return;
  const isKind = (filter: Filter | undefined): boolean => filter?.kind === 'subtype' || filter?.kind === 'class';
  const ofLast = (item: Described): boolean =>
    item.typed !== true && isKind(item.filters.at(-1)) && !isSame(item.filters.at(-1), last.filters.at(-1));
  if (items.slice(0, -1).every(ofLast)) throw new Unclear('types of one noun');
}
/** An adjective before several kinds of things is said of all of them. */
function shared(items: readonly Described[]): readonly Described[] {
  const [first, ...rest] = items;
  if (first?.leading === undefined || !rest.every((item) => item.bare === true)) return items;
  const { leading } = first;
  return [first, ...rest.map((item) => ({ ...item, filters: [...leading, ...item.filters] }))];
}
function either(list: readonly Described[]): Described {
  refuseTypesOfLast(list);
  const items = shared(list);
  const [first] = items;
  const zones = first?.zones;
  if (items.some((item) => item.zones?.join() !== zones?.join())) throw new Unclear('things in different places');
  return {
    filters: [any(items.map((item) => allOf(item.filters)))],
    kinds: [...new Set(items.flatMap((item) => item.kinds))],
    ...(zones === undefined ? {} : { zones }),
    items,
  };
}
for (const [name, first, last] of [
  ['types', 'TypeNoun', 'TypeNoun'],
  ['typesAndHead', 'TypeNoun', 'HeadNoun'],
  ['heads', 'HeadNoun', 'Item'],
] as const) {
  rule({
    name: `items.two.${name}`,
    of: 'Items',
    slots: { a: first, b: last },
    en: ['{a} or {b}', '{a} and {b}', '{a} and/or {b}'],
    mean: ({ a, b }) => either([a, b]),
  });
  rule({
    name: `items.orA.${name}`,
    of: 'Items',
    slots: { a: first, b: last },
    en: '{a} or a {b}',
    mean: ({ a, b }) => either([a, { ...b, typed: false }]),
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
  mean: ({ items, more }) => (more === undefined ? { ...items, plain: true } : more(items)),
});
/** "Each other ally": not this object, or not the one spoken of. */
rule({
  name: 'noun.other',
  of: 'Noun',
  slots: { n: 'Noun' },
  en: 'other {n}',
  mean: ({ n }, d) => {
    if (n.pool !== undefined) throw new Unclear('other than those that were taken');
    return { ...n, filters: [...n.filters, otherThan(d, n)], said: 'other' };
  },
});
