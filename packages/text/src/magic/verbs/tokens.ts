/** Tokens: what they are, how many, how they enter, and copies. */
import {
  type Ability,
  type Action,
  type ColorName,
  PREDEFINED_TOKENS,
  type PredefinedToken,
  type Selector,
  type TokenFace,
} from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { bound } from '../nouns/selectors.ts';
import { exactly } from '../values/amounts.ts';
import type { MadeToken, Shape, TokenSet } from './tokens-made.ts';

export const tokens = rulesOf();
const { rule, lexicon } = tokens;

// Colours, subtypes
rule({ name: 'colorWords.none', of: 'ColorWords', en: 'colorless', mean: () => [] });
rule({ name: 'colorWords.one', of: 'ColorWords', slots: { a: 'Color' }, en: '{a}', mean: ({ a }) => [a] });
rule({
  name: 'colorWords.two',
  of: 'ColorWords',
  slots: { a: 'Color', b: 'Color' },
  en: '{a} and {b}',
  mean: ({ a, b }) => [a, b],
});
rule({
  name: 'colorWords.three',
  of: 'ColorWords',
  slots: { a: 'Color', b: 'Color', c: 'Color' },
  en: '{a}, {b}, and {c}',
  mean: ({ a, b, c }) => [a, b, c],
});
const ALL: readonly ColorName[] = ['white', 'blue', 'black', 'red', 'green'];
rule({
  name: 'colorWords.all',
  of: 'ColorWords',
  en: 'white, blue, black, red, and green',
  mean: () => ALL,
});
rule({
  name: 'subtypeWords.one',
  of: 'SubtypeWords',
  slots: { a: 'Subtype' },
  en: '{a#sg}',
  mean: ({ a }) => [a],
});
rule({
  name: 'subtypeWords.more',
  of: 'SubtypeWords',
  slots: { a: 'Subtype', more: 'SubtypeWords' },
  en: '{a#sg} {more}',
  mean: ({ a, more }) => [a, ...more],
});

// Characteristics
const MADE_TYPES: readonly string[] = [
  'creature',
  'artifact creature',
  'enchantment creature',
  'land creature',
  'enchantment artifact',
  'artifact',
  'enchantment',
  'land',
];
lexicon({
  of: 'MadeTypes',
  en: Object.fromEntries(MADE_TYPES.map((words) => [words, words.replace(/(\w+)$/, '<$1>')])),
  mean: (words) => words.split(' '),
});
rule({
  name: 'shape',
  of: 'Shape',
  slots: { s: 'Supertype?', pt: 'PT?', c: 'ColorWords?', subs: 'SubtypeWords?', types: 'MadeTypes' },
  en: ['[{s}] [{pt}] [{c}] [{subs}] {types}', '{c} {pt} {subs} {types}', '{c} {s} {types}'],
  mean: ({ s, pt, c, subs, types }): Shape => ({
    supertypes: s === undefined ? [] : [s],
    types,
    subtypes: subs ?? [],
    ...(c === undefined ? {} : { colors: c }),
    ...(pt === undefined ? {} : { power: pt.power, toughness: pt.toughness }),
  }),
});

// What a token is
const kindsOf = (shape: Pick<Shape, 'types' | 'subtypes'>): readonly string[] => [
  'token',
  'created',
  ...shape.types,
  'permanent',
  ...shape.subtypes,
];
/** 111.4: without a name it has that of its subtypes. */
const faceOf = (shape: Shape, name: string | undefined): TokenFace => ({
  name: name ?? [...shape.subtypes, 'Token'].join(' '),
  colors: shape.colors ?? [],
  ...(shape.supertypes.length > 0 ? { supertypes: shape.supertypes } : {}),
  types: shape.types,
  ...(shape.subtypes.length > 0 ? { subtypes: shape.subtypes } : {}),
  ...(shape.power === undefined ? {} : { power: shape.power }),
  ...(shape.toughness === undefined ? {} : { toughness: shape.toughness }),
});
export const madeToken = (
  shape: Shape,
  name: string | undefined,
  abilities: readonly Ability[] | undefined,
): MadeToken => ({
  token: { ...faceOf(shape, name), ...(abilities === undefined ? {} : { abilities }) },
  kinds: kindsOf(shape),
});
rule({
  name: 'token.made',
  of: 'Token',
  slots: { shape: 'Shape', name: 'Name?', g: 'Granted?' },
  en: ['{shape#sg} <token> [named {name}] [with {g}]', '{shape#sg} <token> with {g} named {name}'],
  mean: ({ shape, name, g }): MadeToken => madeToken(shape, name, g),
});
/** Some texts leave out that it is a token, or that it is a creature. */
rule({
  name: 'token.unsaid',
  of: 'Token',
  slots: { shape: 'Shape', g: 'Granted' },
  en: '{shape} with {g}',
  mean: ({ shape, g }): MadeToken => ({ token: { ...faceOf(shape, undefined), abilities: g }, kinds: kindsOf(shape) }),
});
rule({
  name: 'token.creatureUnsaid',
  of: 'Token',
  slots: { pt: 'PT', c: 'ColorWords', subs: 'SubtypeWords', g: 'Granted?' },
  en: '{pt} {c} {subs} <token> [with {g}]',
  mean: ({ pt, c, subs, g }): MadeToken => {
    const shape: Shape = {
      supertypes: [],
      types: ['creature'],
      subtypes: subs,
      colors: c,
      power: pt.power,
      toughness: pt.toughness,
    };
    return {
      token: { ...faceOf(shape, undefined), ...(g === undefined ? {} : { abilities: g }) },
      kinds: kindsOf(shape),
    };
  },
});
rule({
  name: 'token.allColors',
  of: 'Token',
  slots: { shape: 'Shape', name: 'Name?', g: 'Granted?' },
  en: [
    "{shape#sg} <token> [named {name}] [with {g}] that's all colors",
    '{shape#sg} <token> [with {g}] that are all colors',
  ],
  mean: ({ shape, name, g }): MadeToken => ({
    token: { ...faceOf({ ...shape, colors: ALL }, name), ...(g === undefined ? {} : { abilities: g }) },
    kinds: kindsOf(shape),
  }),
});
rule({
  name: 'things.theToken',
  of: 'Thing',
  en: 'the token',
  agreement: 'sg',
  mean: (_, d) => ({ kind: 'definite', selector: d.refer({ kind: 'token', several: false }) }),
});
rule({
  name: 'things.theTokens',
  of: 'Thing',
  en: 'the tokens',
  agreement: 'pl',
  mean: (_, d) => ({ kind: 'definite', selector: d.refer({ kind: 'token', several: true }) }),
});
rule({
  name: 'token.sized',
  of: 'Token',
  slots: { shape: 'Shape', v: 'Value' },
  en: '{shape#sg} <token> with power and toughness each equal to {v}',
  mean: ({ shape, v }): MadeToken => ({
    token: { ...faceOf(shape, undefined), power: v, toughness: v },
    kinds: kindsOf(shape),
  }),
});
lexicon({
  of: 'Token',
  en: Object.fromEntries(PREDEFINED_TOKENS.map((word) => [word, `${word} <token>`])),
  mean: (word): MadeToken => ({
    token: word as PredefinedToken,
    kinds: ['token', 'permanent', ...predefinedKinds(word)],
  }),
});

const predefinedKinds = (word: string): readonly string[] => {
  if (word.endsWith('Role')) return ['Role', 'Aura', 'enchantment'];
  return [word, word === 'Walker' ? 'creature' : word === 'Shard' ? 'enchantment' : 'artifact'];
};

// How many, and how they enter
rule({
  name: 'tokenSet.plain',
  of: 'TokenSet',
  slots: { count: 'Count', t: 'Token' },
  en: '{count} {t#count}',
  mean: ({ count, t }): TokenSet => ({ ...t, count: exactly(count) }),
});
rule({
  name: 'tokenSet.tapped',
  of: 'TokenSet',
  slots: { count: 'Count', t: 'Token' },
  en: ['{count} tapped {t#count}', "{count} {t#count} that's tapped", '{count} {t#count} that are tapped'],
  mean: ({ count, t }): TokenSet => ({ ...t, count: exactly(count), tapped: true }),
});
rule({
  name: 'tokenSet.counters',
  of: 'TokenSet',
  slots: { count: 'Count', t: 'Token', n: 'Count', c: 'Counter' },
  en: [
    '{count} {t#count} with {n} {c} <counter#n> on it',
    '{count} {t#count} with {n} {c} <counter#n> on them',
    '{count} {t#count} with {n} {c} <counter#n> on each of them',
  ],
  mean: ({ count, t, n, c }): TokenSet => ({
    ...t,
    count: exactly(count),
    counters: [{ counter: c, count: exactly(n) }],
  }),
});
rule({
  name: 'tokenSet.attacking',
  of: 'TokenSet',
  slots: { count: 'Count', t: 'Token', whom: 'Anything?' },
  en: [
    "{count} {t#count} that's tapped and attacking [{whom}]",
    '{count} {t#count} that are tapped and attacking [{whom}]',
    '{count} tapped and attacking {t#count}',
  ],
  mean: ({ count, t, whom }): TokenSet => ({
    ...t,
    count: exactly(count),
    tapped: true,
    attacking: true,
    ...(whom === undefined ? {} : { attacks: whom }),
  }),
});
/** 508.4: without being tapped. */
rule({
  name: 'tokenSet.attackingUntapped',
  of: 'TokenSet',
  slots: { count: 'Count', t: 'Token', whom: 'Anything?' },
  en: ["{count} {t#count} that's attacking [{whom}]", '{count} {t#count} that are attacking [{whom}]'],
  mean: ({ count, t, whom }): TokenSet => ({
    ...t,
    count: exactly(count),
    attacking: true,
    ...(whom === undefined ? {} : { attacks: whom }),
  }),
});
const PLANESWALKER = { kind: 'type', type: 'planeswalker' } as const;
rule({
  name: 'tokenSet.attackingOr',
  of: 'TokenSet',
  slots: { count: 'Count', t: 'Token', whom: 'Player' },
  en: [
    "{count} {t#count} that's tapped and attacking {whom} or a planeswalker they control",
    '{count} {t#count} that are tapped and attacking {whom} or a planeswalker they control',
  ],
  mean: ({ count, t, whom }): TokenSet => {
    const walkers: Selector = {
      kind: 'each',
      where: { kind: 'all', of: [PLANESWALKER, { kind: 'controlledBy', who: whom }] },
    };
    const attacks: Selector = { kind: 'union', of: [whom, walkers] };
    return { ...t, count: exactly(count), tapped: true, attacking: true, attacks };
  },
});
rule({
  name: 'tokenSet.equal',
  of: 'TokenSet',
  slots: { t: 'Token', v: 'Value' },
  en: 'a number of {t#pl} equal to {v}',
  mean: ({ t, v }): TokenSet => ({ ...t, count: v }),
});
rule({
  name: 'tokenSet.equalTapped',
  of: 'TokenSet',
  slots: { t: 'Token', v: 'Value' },
  en: 'a number of tapped {t#pl} equal to {v}',
  mean: ({ t, v }): TokenSet => ({ ...t, count: v, tapped: true }),
});
rule({
  name: 'tokenSet.named',
  of: 'TokenSet',
  slots: { name: 'Name', shape: 'Shape', g: 'Granted?' },
  en: '{name}, a {shape#sg} token [with {g}]',
  mean: ({ name, shape, g }): TokenSet => ({
    token: { ...faceOf(shape, name), ...(g === undefined ? {} : { abilities: g }) },
    kinds: kindsOf(shape),
    count: 1,
  }),
});
rule({
  name: 'tokenSet.those',
  of: 'TokenSet',
  slots: { count: 'Count' },
  en: '{count} of those tokens',
  mean: ({ count }, d): TokenSet => {
    const [last, second] = d.told.spoken.made ?? [];
    if (last === undefined || second !== undefined) throw new Unclear('no tokens were spoken of');
    return { ...last, count: exactly(count) };
  },
});
rule({
  name: 'tokenSet.attached',
  of: 'TokenSet',
  slots: { count: 'Count', t: 'Token', to: 'Anything' },
  en: '{count} {t#count} attached to {to}',
  mean: ({ count, t, to }): TokenSet => ({ ...t, count: exactly(count), attachedTo: to }),
});
rule({ name: 'tokenSets.one', of: 'TokenSets', slots: { a: 'TokenSet' }, en: '{a}', mean: ({ a }) => [a] });
rule({
  name: 'tokenSets.two',
  of: 'TokenSets',
  slots: { a: 'TokenSet', b: 'TokenSet' },
  en: '{a} and {b}',
  mean: ({ a, b }) => [a, b],
});
rule({
  name: 'tokenSets.three',
  of: 'TokenSets',
  slots: { a: 'TokenSet', b: 'TokenSet', c: 'TokenSet' },
  en: '{a}, {b}, and {c}',
  mean: ({ a, b, c }) => [a, b, c],
});

// Creating them
export const byWhom = (who: Selector) => (who.kind === 'you' ? {} : { who });
export function create(sets: readonly TokenSet[], who: Selector, d: Telling): readonly Action[] {
  d.made(sets);
  const made = sets.map((set) => ({ set, as: d.fresh('token') }));
  const actions = made.map(({ set, as }, i): Action => {
    const { token, count, counters, tapped, attacking, attacks, attachedTo } = set;
    return {
      do: 'token',
      token,
      count,
      ...byWhom(who),
      ...(counters === undefined ? {} : { counters }),
      ...(tapped === true ? { tapped } : {}),
      ...(attacking === true ? { attacking } : {}),
      ...(attacks === undefined ? {} : { attacks }),
      ...(attachedTo === undefined ? {} : { attachedTo }),
      as,
      ...(i === 0 ? {} : { alongside: true }),
    };
  });
  const [first] = made;
  if (made.length === 1 && first !== undefined)
    d.mention({ selector: bound(first.as), kinds: first.set.kinds, several: first.set.count !== 1 });
  else
    d.mention({
      selector: { kind: 'union', of: made.map(({ as }) => bound(as)) },
      kinds: ['token', 'permanent', ...made.flatMap(({ set }) => set.kinds)],
      several: true,
    });
  return [...actions, ...made.flatMap(({ set, as }) => mustAttack(set, bound(as)))];
}
const mustAttack = ({ must }: TokenSet, what: Selector): readonly Action[] =>
  must === undefined
    ? []
    : [
        {
          do: 'effect',
          effects: [{ kind: 'must', action: 'attack', what, whom: must.whom }],
          duration: must.duration,
        },
      ];
rule({
  name: 'act.create',
  of: 'Act',
  slots: { sets: 'TokenSets' },
  en: '<create> {sets}',
  mean:
    ({ sets }, d) =>
    (who) =>
      create(sets, who, d),
});
/** What is said of the tokens at once is part of what they are (111.3). */
rule({
  name: 'act.createWith',
  of: 'Act',
  slots: { sets: 'TokenSets', g: 'Granted' },
  en: [
    '<create> {sets}. ^it has {g}',
    '<create> {sets}. ^they have {g}',
    '<create> {sets}. ^those tokens have {g}',
    '<create> {sets}. ^they each have {g}',
    '<create> {sets}. ^the tokens have {g}',
    '<create> {sets}. ^the token has {g}',
    '<create> {sets}. ^that token has {g}',
  ],
  mean:
    ({ sets, g }, d) =>
    (who) =>
      create(
        sets.map((set) => {
          if (typeof set.token === 'string') throw new Unclear('a predefined token has its own abilities');
          return { ...set, token: { ...set.token, abilities: [...(set.token.abilities ?? []), ...g] } };
        }),
        who,
        d,
      ),
});
rule({
  name: 'act.createEither',
  of: 'Act',
  slots: { a: 'TokenSet', b: 'TokenSet' },
  en: '<create> {a} or {b}',
  mean:
    ({ a, b }, d) =>
    (who) => [{ do: 'either', ...byWhom(who), options: [create([a], who, d), create([b], who, d)] }],
});
rule({
  name: 'act.createOneOfThree',
  of: 'Act',
  slots: { a: 'TokenSet', b: 'TokenSet', c: 'TokenSet' },
  en: '<create> your choice of {a}, {b}, or {c}',
  mean:
    ({ a, b, c }, d) =>
    (who) => [{ do: 'either', ...byWhom(who), options: [a, b, c].map((set) => create([set], who, d)) }],
});
/** What is said of its size afterwards is part of what it is (111.3). */
rule({
  name: 'act.createSized',
  of: 'Act',
  slots: { sets: 'TokenSets', v: 'Value', w: 'Value' },
  en: '<create> {sets}. ^its power is equal to {v} and its toughness is equal to {w}',
  mean: (parts, d) => (who) => {
    const [set, more] = parts.sets;
    if (set === undefined || more !== undefined || typeof set.token === 'string') throw new Unclear('which of them');
    return create([{ ...set, token: { ...set.token, power: parts.v, toughness: parts.w } }], who, d);
  },
});
