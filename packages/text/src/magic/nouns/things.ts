/** Noun phrases: which things are meant. Targets, "each", "all", choices; what was spoken of is in `references.ts`. */
import type { Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling, Things } from '../game.ts';
import { any } from './adjectives.ts';
import { otherThan } from './related.ts';
import { allOf, eachOf, ONE, self } from './selectors.ts';

export const things = rulesOf();
const { rule } = things;

export const definite = (selector: Selector, described?: Described): Things =>
  described === undefined ? { kind: 'definite', selector } : { kind: 'definite', selector, described };

// This object
const selfKinds = (d: Telling): readonly string[] => [
  'permanent',
  'card',
  ...d.told.face.types,
  ...d.told.face.subtypes,
];
/** 201.5a: in an ability that is given to another object, the name still means the object that gives it. */
rule({
  name: 'self.name',
  of: 'Self',
  en: ['~', '~2', '~3'],
  mean: (_, d) => {
    const selector: Selector = d.told.clause.isQuoted ? { kind: 'granter' } : self;
    d.mention({ selector, kinds: selfKinds(d), several: false });
    return selector;
  },
});
rule({
  name: 'self',
  of: 'Self',
  en: 'creature artifact enchantment land planeswalker permanent spell card Aura Equipment Vehicle token Saga Class Case Room Siege battle Fortification Spacecraft emblem'
    .split(' ')
    .map((word) => `this ${word}`),
  mean: (_, d) => {
    d.mention({ selector: self, kinds: selfKinds(d), several: false });
    return self;
  },
});
rule({
  name: 'things.self',
  of: 'Thing',
  slots: { s: 'Self' },
  en: '{s}',
  agreement: 'sg',
  mean: ({ s }) => definite(s),
});
/** It works where it is then (113.6m). */
rule({
  name: 'things.selfFrom',
  of: 'Thing',
  slots: { s: 'Self', z: 'Zone' },
  en: '{s} from your {z}',
  agreement: 'sg',
  mean: ({ s, z }, d) => {
    d.worksIn(z);
    return definite(s);
  },
});

// Targets
rule({
  name: 'things.target',
  of: 'Thing',
  slots: { n: 'Noun' },
  en: 'target {n#sg}',
  agreement: 'sg',
  mean: ({ n }, d) => definite(d.target(n), n),
});
rule({
  name: 'things.anotherTarget',
  of: 'Thing',
  slots: { n: 'Noun' },
  en: ['another target {n#sg}', 'other target {n#sg}', 'a second target {n#sg}', 'a third target {n#sg}'],
  agreement: 'sg',
  mean: ({ n }, d) => definite(d.target({ ...n, other: true }), n),
});
rule({
  name: 'things.targets',
  of: 'Thing',
  slots: { count: 'Count', n: 'Noun' },
  en: '{count} target {n#count}',
  agreement: { from: 'count' },
  mean: ({ count, n }, d) => definite(d.target(n, count, count.max !== 1), n),
});
rule({
  name: 'things.otherTargets',
  of: 'Thing',
  slots: { count: 'Count', n: 'Noun' },
  en: '{count} other target {n#count}',
  agreement: { from: 'count' },
  mean: ({ count, n }, d) => definite(d.target({ ...n, other: true }, count, count.max !== 1), n),
});
rule({
  name: 'things.eachOfTargets',
  of: 'Thing',
  slots: { count: 'Count', n: 'Noun' },
  en: 'each of {count} target {n#pl}',
  agreement: 'sg',
  mean: ({ count, n }, d) => definite(d.target(n, count, true), n),
});
rule({
  name: 'things.eachOfOtherTargets',
  of: 'Thing',
  slots: { count: 'Count', n: 'Noun' },
  en: 'each of {count} other target {n#pl}',
  agreement: 'sg',
  mean: ({ count, n }, d) => definite(d.target({ ...n, other: true }, count, true), n),
});

// Every one that fits
const every = (n: Described, d: Telling, plural = false): Things => {
  const selector = d.takeAll(n, eachOf(n));
  d.mentionGroup(selector, n.kinds);
  return plural ? { kind: 'definite', selector, described: n, plural } : definite(selector, n);
};
rule({
  name: 'things.each',
  of: 'Thing',
  slots: { n: 'Noun' },
  en: 'each {n#sg}',
  agreement: 'sg',
  mean: ({ n }, d) => every(n, d),
});
rule({
  name: 'things.all',
  of: 'Thing',
  slots: { n: 'Noun' },
  en: ['all {n#pl}', 'all the {n#pl}'],
  agreement: 'pl',
  mean: ({ n }, d) => every(n, d, true),
});
rule({
  name: 'things.plural',
  of: 'Thing',
  slots: { n: 'Noun' },
  en: '{n#pl}',
  agreement: 'pl',
  mean: ({ n }, d) => ({ ...every(n, d, true), bare: n.said !== 'other' }),
});

// Choices
rule({
  name: 'things.some',
  of: 'Thing',
  slots: { count: 'Count', n: 'Noun' },
  en: '{count} {n#count}',
  agreement: { from: 'count' },
  mean: ({ count, n }) => ({ kind: 'choice', described: n, count }),
});
rule({
  name: 'things.another',
  of: 'Thing',
  slots: { n: 'Noun' },
  en: 'another {n#sg}',
  agreement: 'sg',
  mean: ({ n }, d) => ({
    kind: 'choice',
    described: { ...n, filters: [...n.filters, otherThan(d, n)] },
    count: ONE,
  }),
});
rule({
  name: 'things.random',
  of: 'Thing',
  slots: { count: 'Count', n: 'Noun' },
  en: ['{count} {n#count} at random', '{count} {n#count} chosen at random'],
  agreement: { from: 'count' },
  mean: ({ count, n }) => ({ kind: 'choice', described: n, count, random: true }),
});

rule({
  name: 'things.randomWith',
  of: 'Thing',
  slots: { count: 'Count', n: 'Noun', more: 'Additions' },
  en: '{count} {n#count} at random {more}',
  agreement: { from: 'count' },
  mean: ({ count, n, more }) => ({ kind: 'choice', described: more(n), count, random: true }),
});

/** One or some of things that were spoken of; cards are in `libraries.ts`. */
rule({
  name: 'things.ofThem',
  of: 'Thing',
  slots: { count: 'Count' },
  en: '{count} of them',
  agreement: { from: 'count' },
  mean: ({ count }, d) => ({ kind: 'choice', described: d.poolOfThings(), count }),
});
rule({
  name: 'things.ofThemRandom',
  of: 'Thing',
  slots: { count: 'Count' },
  en: ['{count} of them at random', '{count} of them chosen at random'],
  agreement: { from: 'count' },
  mean: ({ count }, d) => ({ kind: 'choice', described: d.poolOfThings(), count, random: true }),
});
rule({
  name: 'things.ofThose',
  of: 'Thing',
  slots: { count: 'Count', k: 'SpokenKind' },
  en: '{count} of those {k#pl}',
  agreement: { from: 'count' },
  mean: ({ count, k }, d) => ({ kind: 'choice', described: d.poolOfThings(k), count }),
});

// Several together
rule({
  name: 'things.one',
  of: 'Things',
  slots: { t: 'Thing' },
  en: '{t}',
  agreement: { from: 't' },
  mean: ({ t }) => t,
});
const together = (parts: readonly Things[], d: Telling): Things => {
  // "All artifacts and creatures" is one noun; "Elves you control and other Goblins" are two.
  if (parts.some((part) => part.kind === 'choice')) throw new Unclear('who chooses these things is not said');
  const [first, ...rest] = parts;
  if (first?.kind === 'definite' && first.plural === true && first.described?.plain === true && rest.every(isBare))
    throw new Unclear('one noun of several');
  const of = ofOneController(parts).map((part) => d.pick(part));
  const selector: Selector = { kind: 'union', of };
  d.mention({ selector, kinds: [...new Set(parts.flatMap(kindsOf))], several: true });
  return definite(selector);
};
/** "Each creature and each planeswalker that player controls": that player controls both. */
function ofOneController(parts: readonly Things[]): readonly Things[] {
  const last = parts.at(-1);
  const controlled = filtersOf(last).find(({ kind }) => kind === 'controlledBy');
  if (controlled === undefined || !parts.every(isEach)) return parts;
  return parts.map((part) => {
    const { described } = part;
    if (part === last || described === undefined || filtersOf(part).some((filter) => filter.kind !== 'type'))
      return part;
    return definite(eachOf({ ...described, filters: [...described.filters, controlled] }), described);
  });
}
const filtersOf = (part: Things | undefined): readonly Filter[] => part?.described?.filters ?? [];
const isEach = (part: Things): boolean =>
  part.kind === 'definite' && part.plural !== true && part.selector.kind === 'each';
const isBare = (part: Things): boolean => part.kind === 'definite' && part.bare === true;
const kindsOf = (part: Things): readonly string[] => part.described?.kinds ?? ['permanent', 'creature'];
rule({
  name: 'things.and',
  of: 'Things',
  slots: { a: 'Thing', b: 'Thing' },
  en: ['{a} and {b}', 'both {a} and {b}'],
  agreement: 'pl',
  mean: ({ a, b }, d) => together([a, b], d),
});
rule({
  name: 'things.and3',
  of: 'Things',
  slots: { a: 'Thing', b: 'Thing', c: 'Thing' },
  en: '{a}, {b}, and {c}',
  agreement: 'pl',
  mean: ({ a, b, c }, d) => together([a, b, c], d),
});

// What this is attached to
const host: Selector = { kind: 'host', of: self };
for (const [word, kinds] of [
  ['enchanted', 'creature permanent land artifact planeswalker enchantment'],
  ['equipped', 'creature'],
  ['fortified', 'land'],
] as const)
  for (const kind of kinds.split(' '))
    rule({
      name: `things.${word}.${kind}`,
      of: 'Thing',
      en: `${word} ${kind}`,
      agreement: 'sg',
      mean: (_, d) => {
        d.mention({ selector: host, kinds: [kind, 'permanent'], several: false });
        return definite(host);
      },
    });

// Things or players
rule({
  name: 'anything.things',
  of: 'Anything',
  slots: { t: 'Things' },
  en: '{t}',
  agreement: { from: 't' },
  mean: ({ t }, d) => d.pick(t),
});
rule({
  name: 'anything.players',
  of: 'Anything',
  slots: { p: 'Players' },
  en: '{p}',
  agreement: { from: 'p' },
  mean: ({ p }) => p,
});
const ANY: Described = { filters: [{ kind: 'anyTarget' }], kinds: ['anything'] };
rule({
  name: 'anything.target',
  of: 'Anything',
  en: 'any target',
  agreement: 'sg',
  mean: (_, d) => d.target(ANY),
});
rule({
  name: 'anything.otherTarget',
  of: 'Anything',
  en: ['any other target', 'another target'],
  agreement: 'sg',
  mean: (_, d) => d.target({ ...ANY, other: true }),
});
rule({
  name: 'anything.targets',
  of: 'Anything',
  slots: { count: 'Count' },
  en: ['{count} <target#count>', 'each of {count} <target#count>'],
  agreement: 'pl',
  mean: ({ count }, d) => d.target(ANY, count, count.max !== 1),
});
/** What an attacking creature attacks (508.1b). */
rule({
  name: 'anything.attacked',
  of: 'Anything',
  slots: { t: 'Thing' },
  en: [
    "the player or planeswalker {t}'s attacking",
    'the player or planeswalker {t} is attacking',
    'the player, planeswalker, or battle {t} is attacking',
  ],
  agreement: 'sg',
  mean: ({ t }, d) => ({ kind: 'attacked', by: d.pick(t) }),
});
/** Players and objects in one: "creature or player", "opponent or planeswalker". */
const mixed = (...parts: readonly Described[]): Described => ({
  filters: [any(parts.map((part) => allOf(part.filters)))],
  kinds: ['anything', ...parts.flatMap((part) => part.kinds.filter((kind) => kind !== 'player'))],
});
rule({
  name: 'mixedNoun.two',
  of: 'MixedNoun',
  slots: { a: 'PlayerNoun', b: 'Noun' },
  en: '{a} or {b}',
  mean: ({ a, b }) => mixed(a, b),
});
rule({
  name: 'mixedNoun.twoReversed',
  of: 'MixedNoun',
  slots: { a: 'Noun', b: 'PlayerNoun' },
  en: '{a} or {b}',
  mean: ({ a, b }) => mixed(a, b),
});
rule({
  name: 'mixedNoun.three',
  of: 'MixedNoun',
  slots: { a: 'Item', b: 'Item', c: 'PlayerNoun' },
  en: '{a}, {b}, or {c}',
  mean: ({ a, b, c }) => mixed(a, b, c),
});
rule({
  name: 'mixedNoun.threeMiddle',
  of: 'MixedNoun',
  slots: { a: 'Item', b: 'PlayerNoun', c: 'Item' },
  en: '{a}, {b}, or {c}',
  mean: ({ a, b, c }) => mixed(a, b, c),
});
rule({
  name: 'anything.targetMixed',
  of: 'Anything',
  slots: { m: 'MixedNoun' },
  en: 'target {m#sg}',
  agreement: 'sg',
  mean: ({ m }, d) => d.target(m),
});
rule({
  name: 'anything.targetsMixed',
  of: 'Anything',
  slots: { count: 'Count', m: 'MixedNoun' },
  en: ['{count} target {m#count}', 'each of {count} target {m#pl}'],
  agreement: 'pl',
  mean: ({ count, m }, d) => d.target(m, count, count.max !== 1),
});
const union = (...of: readonly Selector[]): Selector => ({ kind: 'union', of });
rule({
  name: 'anything.thingsAndPlayers',
  of: 'Anything',
  slots: { t: 'Things', p: 'Players' },
  en: '{t} and {p}',
  agreement: 'pl',
  mean: ({ t, p }, d) => {
    const what = d.pick(t);
    return union(what, p);
  },
});
rule({
  name: 'anything.playersAndThings',
  of: 'Anything',
  slots: { p: 'Players', t: 'Things' },
  en: '{p} and {t}',
  agreement: 'pl',
  mean: ({ p, t }, d) => {
    const who = p;
    return union(who, d.pick(t));
  },
});
