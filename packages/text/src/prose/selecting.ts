/** Selectors and filters that noun phrases stand for. */
import { Unclear } from '../grammar/meaning.ts';
import type { Condition, Filter, Game, Selector, Value } from './game.ts';
import { allOf, bound, isFilter, isSelector } from './nodes.ts';
import type { Count, Described, Things } from './phrases.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Stands among the filters of what must fit together: whoever does not take it out has not seen to it, and what it then says is
 * no card language.
 */
export const TOGETHER = 'together';

/** The same things without what must be true of them together. */
export function alone<G extends Game>({ together: _, joint: __, ...described }: Described<G>): Described<G> {
  return { ...described, filters: described.filters.filter(({ kind }) => kind !== TOGETHER) };
}

/** What must be true together of things that are chosen, not targeted. */
export function togetherOf<G extends Game>(
  { together, joint = {} }: Described<G>,
  game: Vocabulary<G>,
): G['together'] | undefined {
  const all = [...(together === undefined ? [] : [together]), ...game.together(joint)];
  if (all.length > 1) throw new Unclear('two things that must be true of all together');
  return all[0];
}

/** The filters of "another this"; of "another this or a that" only the first is another. */
export function another<G extends Game>({ filters, articles }: Described<G>, other: Filter<G>): readonly Filter<G>[] {
  const [list, ...rest] = filters;
  if (articles !== true || list === undefined || !isFilter(list, 'any')) return [...filters, other];
  const [first, ...more] = list.of;
  if (first === undefined) return [...filters, other];
  return [{ ...list, of: [allOf([...(isFilter(first, 'all') ? first.of : [first]), other]), ...more] }, ...rest];
}

/** What fits a description, wherever it says. */
export function eachOf<G extends Game>(described: Described<G>, game: Vocabulary<G>): Selector<G> {
  if (described.together !== undefined) throw new Unclear('what is true of things together is not true of each');
  return anyOf(described, game);
}

/** What can be chosen of a description. */
export function anyOf<G extends Game>(described: Described<G>, game: Vocabulary<G>): Selector<G> {
  if (described.joint !== undefined) throw new Unclear('only targets fit together so');
  if (described.pool !== undefined) return among(described.pool, described.filters);
  const found = game.found(described);
  if (found !== undefined) return found;
  const { kinds, filters, zones } = described;
  if (zones === undefined && filters.some(({ kind }) => game.placeless.includes(kind)))
    throw new Unclear('it is not said where these cards are');
  if (kinds[0] === 'player') return playersWhere(described);
  return { kind: 'each', where: allOf(filters), ...(zones === undefined ? {} : { zones }) };
}

/** Those of a pool that fit; every card of a pool of cards is a card. */
function among<G extends Game>(pool: Selector<G>, filters: readonly Filter<G>[]): Selector<G> {
  const stated = filters.filter(({ kind }) => kind !== 'card');
  if (stated.length === 0) return pool;
  if (!isSelector(pool, 'each')) return { kind: 'filter', of: pool, where: allOf(stated) };
  const { where } = pool;
  return { ...pool, where: allOf([...(isFilter(where, 'all') ? where.of : [where]), ...stated]) };
}

function playersWhere<G extends Game>({ filters }: Described<G>): Selector<G> {
  const [first, ...rest] = filters;
  const group = first !== undefined && isFilter(first, 'player') ? first : undefined;
  const which = group?.which ?? 'each';
  const conditions = group === undefined ? filters : rest;
  if (conditions.length === 0) return { kind: 'players', which };
  const [only, second] = conditions;
  const where: Condition<G> =
    only !== undefined && isFilter(only, 'where') && second === undefined
      ? only.condition
      : { kind: 'matches', what: bound('it'), where: allOf(conditions) };
  return { kind: 'players', which, where };
}

export const ONE = { min: 1, max: 1 } as const;

/** The bounds of targets: one exactly goes without saying, and any number has no most. */
export function targetBounds<G extends Game>({ min, max }: Count<G>): Bounds<G> {
  if (min === 1 && max === 1) return {};
  return max === 'any' ? { min } : { min, max };
}
interface Bounds<G extends Game> {
  readonly min?: Value<G>;
  readonly max?: Value<G>;
}

/** The bounds of a choice; one exactly goes without saying. */
export function boundsOf<G extends Game>(
  { min, max }: Count<G>,
  described: Described<G>,
  game: Vocabulary<G>,
): Bounds<G> {
  if (min === 1 && max === 1) return {};
  return { min, max: max === 'any' ? { kind: 'count', of: anyOf(described, game) } : max };
}

export const isPlayers = <G extends Game>(of: Selector<G>): boolean =>
  isSelector(of, 'players') || (isSelector(of, 'filter') && isPlayers(of.of));
export const hasPlayers = <G extends Game>(of: Selector<G>): boolean =>
  isPlayers(of) || (isSelector(of, 'union') && of.of.some(hasPlayers));

/** Whether it stands for any number of objects or players, of which each has its own numbers. */
export function isGroup<G extends Game>(of: Selector<G>, game: Vocabulary<G>): boolean {
  if (isSelector(of, 'players')) return !game.onePlayer.includes(of.which);
  if (isSelector(of, 'filter')) return isGroup(of.of, game);
  return isSelector(of, 'each') || (isSelector(of, 'union') && of.of.some((each) => isGroup(each, game)));
}

type Definite<G extends Game> = Extract<Things<G>, { readonly kind: 'definite' }>;

/** A group, or several things of which the words speak one by one. */
export const areEach = <G extends Game>(things: Things<G>, game: Vocabulary<G>): things is Definite<G> =>
  things.kind === 'definite' && (things.each === true || isGroup(things.selector, game));
