/** Noun phrases: which things are meant. Targets, "each", "all", choices; what was spoken of is in `references.ts`. */
import { Unclear } from '../grammar/meaning.ts';
import { atRandom } from './at-random.ts';
import { type ProseRules, proseRules } from './categories.ts';
import type { Telling } from './discourse/telling.ts';
import type { Filter, Game, Selector } from './game.ts';
import { allOf, isBound, isFilter, isSelector, self } from './nodes.ts';
import type { Count, Described, Things } from './phrases.ts';
import { another, eachOf, ONE } from './selecting.ts';

export const definite = <G extends Game>(selector: Selector<G>, described?: Described<G>): Things<G> =>
  described === undefined ? { kind: 'definite', selector } : { kind: 'definite', selector, described };

const chosen = <G extends Game>(described: Described<G>, count: Count<G>, random = false): Things<G> =>
  random ? { kind: 'choice', described, count, random } : { kind: 'choice', described, count };

/** "Other": not this object, or not what was spoken of before. */
export const otherThan = <G extends Game>(d: Telling<G>, described: Described<G>): Filter<G> => ({
  kind: 'not',
  of: { kind: 'is', what: d.other(described.kinds, described.filters) },
});

/** Every one that fits. */
function every<G extends Game>(n: Described<G>, d: Telling<G>, plural = false): Things<G> {
  const selector = d.takeAll(n, eachOf(n, d.told.game));
  d.mentionGroup(selector, n.kinds);
  return plural ? { kind: 'definite', selector, described: n, plural } : definite(selector, n);
}

/** Several together. */
function together<G extends Game>(parts: readonly Things<G>[], d: Telling<G>): Things<G> {
  // Two nouns in one are one noun; two that each have their own additions are two.
  if (parts.some((part) => part.kind === 'choice')) throw new Unclear('who chooses these things is not said');
  if (leavesOut(parts[0]) && parts.slice(1).some((part) => part.described === undefined))
    throw new Unclear('what is left out: one of these, or all of them');
  const [first, ...rest] = parts;
  if (first?.kind === 'definite' && first.plural === true && first.described?.plain === true && rest.every(isBare))
    throw new Unclear('one noun of several');
  inOnePlace(parts, d);
  const of = ofOneController(parts, d).map((part) => d.pick(part));
  const selector: Selector<G> = { kind: 'union', of };
  const kinds = parts.flatMap((part) => part.described?.kinds ?? d.told.game.someThing);
  d.mention({ selector, kinds: [...new Set(kinds)], several: true });
  return definite(selector);
}
/** "Those other than this and that" are not those other than this, and that. */
const leavesOut = <G extends Game>(part: Things<G> | undefined): boolean => {
  const last = filtersOf(part).at(-1);
  return part?.described?.said !== 'other' && last !== undefined && isFilter(last, 'not') && isFilter(last.of, 'is');
};
/** "Up to one target this card and up to one target that card from your discard pile": both are there. */
function inOnePlace<G extends Game>(parts: readonly Things<G>[], d: Telling<G>): void {
  const last = parts.at(-1)?.described;
  const { game } = d.told;
  if (last?.zones === undefined) return;
  const { zones } = last;
  const owned = last.filters.filter((filter) => isFilter(filter, 'ownedBy'));
  const names = parts.flatMap((part) => {
    const isPlaceless =
      part.described?.zones === undefined && filtersOf(part).some(({ kind }) => game.placeless.includes(kind));
    return isPlaceless && part.kind === 'definite' && isBound(part.selector) ? [part.selector.name] : [];
  });
  d.retarget((targets) =>
    targets.map((target) =>
      names.includes(target.name) ? { ...target, what: allOf([...partsOf(target.what), ...owned]), zones } : target,
    ),
  );
}
const partsOf = <G extends Game>(filter: Filter<G>): readonly Filter<G>[] =>
  isFilter(filter, 'all') ? filter.of : [filter];
/** "Each of these and each of those that player controls": that player controls both. */
function ofOneController<G extends Game>(parts: readonly Things<G>[], d: Telling<G>): readonly Things<G>[] {
  const last = parts.at(-1);
  const controlled = filtersOf(last).find((filter) => isFilter(filter, 'controlledBy'));
  if (controlled === undefined || !parts.every(isEach)) return parts;
  return parts.map((part) => {
    const { described } = part;
    if (part === last || described === undefined || filtersOf(part).some((filter) => !d.told.game.isMereKind(filter)))
      return part;
    const owned = { ...described, filters: [...described.filters, controlled] };
    return definite(eachOf(owned, d.told.game), described);
  });
}
const filtersOf = <G extends Game>(part: Things<G> | undefined): readonly Filter<G>[] => part?.described?.filters ?? [];
const isEach = <G extends Game>(part: Things<G>): boolean =>
  part.kind === 'definite' && part.plural !== true && isSelector(part.selector, 'each');
const isBare = <G extends Game>(part: Things<G>): boolean => part.kind === 'definite' && part.bare === true;

export function things<G extends Game>(): ProseRules<G> {
  const rules = proseRules<G>();
  const { rule } = rules;

  // This object
  /** 201.5a: in an ability that is given to another object, the name still means the object that gives it. */
  rule({
    name: 'self.name',
    of: 'Self',
    en: ['~', '~2', '~3'],
    mean: (_, d) => {
      const selector: Selector<G> = d.told.clause.isQuoted ? { kind: 'granter' } : self;
      d.mention({ selector, kinds: d.told.game.ownKinds(d.told.face), several: false });
      return selector;
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
    name: 'things.targetAtRandom',
    of: 'Thing',
    slots: { n: 'Noun' },
    en: 'target {n#sg} chosen at random',
    agreement: 'sg',
    mean: ({ n }, d) => definite(atRandom(d, d.target(n)), n),
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
    mean: ({ count, n }) => {
      if (n.andOr === true && count.max === 1) throw new Unclear('one of them, or one of each?');
      return chosen(n, count);
    },
  });
  rule({
    name: 'things.another',
    of: 'Thing',
    slots: { n: 'Noun' },
    en: 'another {n#sg}',
    agreement: 'sg',
    mean: ({ n }, d) => chosen({ ...n, filters: another(n, otherThan(d, n)) }, ONE),
  });
  rule({
    name: 'things.random',
    of: 'Thing',
    slots: { count: 'Count', n: 'Noun' },
    en: ['{count} {n#count} at random', '{count} {n#count} chosen at random'],
    agreement: { from: 'count' },
    mean: ({ count, n }) => chosen(n, count, true),
  });

  rule({
    name: 'things.aRandom',
    of: 'Thing',
    slots: { n: 'Noun' },
    en: 'a random {n#sg}',
    agreement: 'sg',
    mean: ({ n }) => chosen(n, ONE, true),
  });
  rule({
    name: 'things.randomWith',
    of: 'Thing',
    slots: { count: 'Count', n: 'Noun', more: 'Additions' },
    en: '{count} {n#count} at random {more}',
    agreement: { from: 'count' },
    mean: ({ count, n, more }) => chosen(more(n), count, true),
  });

  /** One or some of things that were spoken of; cards are in `libraries.ts`. */
  rule({
    name: 'things.ofThem',
    of: 'Thing',
    slots: { count: 'Count' },
    en: '{count} of them',
    agreement: { from: 'count' },
    mean: ({ count }, d) => chosen(d.poolOfThings(), count),
  });
  const ANY: Count<G> = { min: 0, max: 'any' };
  rule({
    name: 'things.anyOfThem',
    of: 'Thing',
    en: 'any number of them',
    agreement: 'pl',
    mean: (_, d) => chosen(d.poolOfThings(), ANY),
  });
  rule({
    name: 'things.anyOfThose',
    of: 'Thing',
    slots: { k: 'SpokenKind' },
    en: 'any number of those {k#pl}',
    agreement: 'pl',
    mean: ({ k }, d) => chosen(d.poolOfThings(k), ANY),
  });
  rule({
    name: 'things.ofThemRandom',
    of: 'Thing',
    slots: { count: 'Count' },
    en: ['{count} of them at random', '{count} of them chosen at random'],
    agreement: { from: 'count' },
    mean: ({ count }, d) => chosen(d.poolOfThings(), count, true),
  });
  rule({
    name: 'things.ofThose',
    of: 'Thing',
    slots: { count: 'Count', k: 'SpokenKind' },
    en: '{count} of those {k#pl}',
    agreement: { from: 'count' },
    mean: ({ count, k }, d) => chosen(d.poolOfThings(k), count),
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
  rule({
    name: 'things.and4',
    of: 'Things',
    slots: { a: 'Thing', b: 'Thing', c: 'Thing', e: 'Thing' },
    en: '{a}, {b}, {c}, and {e}',
    agreement: 'pl',
    mean: ({ a, b, c, e }, d) => together([a, b, c, e], d),
  });
  return rules;
}
