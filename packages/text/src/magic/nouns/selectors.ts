/** Selectors and filters that noun phrases stand for. */
import type { Condition, Filter, Selector, Together, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { Count, Described, Things } from './phrases.ts';

export const self: Selector = { kind: 'this' };
export const you: Selector = { kind: 'you' };
export const bound = (name: string): Selector => ({ kind: 'var', name });
export const allOf = (filters: readonly Filter[]): Filter =>
  filters.length === 1 && filters[0] !== undefined ? filters[0] : { kind: 'all', of: filters };

/**
 * Stands among the filters of what must fit together: whoever does not take it out has not seen to it, and what it then says is
 * no card language.
 */
export const TOGETHER = { kind: 'together' } as unknown as Filter;
/** The same things without what must be true of them together. */
export function alone({ together: _, joint: __, ...described }: Described): Described {
  return { ...described, filters: described.filters.filter((filter) => filter !== TOGETHER) };
}

/** What must be true together of things that are chosen, not targeted. */
export function togetherOf({ together, joint = {} }: Described): Together | undefined {
  const { total, sameOwner } = joint;
  const all: readonly Together[] = [
    ...(together === undefined ? [] : [together]),
    ...(total === undefined
      ? []
      : [{ kind: 'total', stat: total.stat, is: { op: '≤', to: total.atMost } } as const satisfies Together]),
    ...(sameOwner === true ? [{ kind: 'same', what: 'owners' } as const satisfies Together] : []),
  ];
  if (all.length > 1) throw new Unclear('two things that must be true of all together');
  return all[0];
}

/** What fits a description, wherever it says. */
export function eachOf(described: Described): Selector {
  if (described.together !== undefined) throw new Unclear('what is true of things together is not true of each');
  return anyOf(described);
}

/** What can be chosen of a description. */
export function anyOf(described: Described): Selector {
  if (described.joint !== undefined) throw new Unclear('only targets fit together so');
  if (described.pool !== undefined) return among(described.pool, described.filters);
  const { kinds, filters, zones } = described;
  if (kinds[0] === 'source') return { kind: 'sources', ...(filters.length === 0 ? {} : { where: allOf(filters) }) };
  if (zones === undefined && filters.some(({ kind }) => kind === 'card' || kind === 'permanentCard'))
    throw new Unclear('it is not said where these cards are');
  return kinds[0] === 'player'
    ? playersWhere(described)
    : {
        kind: 'each',
        where: allOf(described.filters),
        ...(described.zones === undefined ? {} : { zones: described.zones }),
      };
}

/** Those of a pool that fit; every card of a pool of cards is a card. */
function among(pool: Selector, filters: readonly Filter[]): Selector {
  const stated = filters.filter(({ kind }) => kind !== 'card');
  if (stated.length === 0) return pool;
  if (pool.kind !== 'each') return { kind: 'filter', of: pool, where: allOf(stated) };
  const { where } = pool;
  return { ...pool, where: allOf([...(where.kind === 'all' ? where.of : [where]), ...stated]) };
}

function playersWhere(described: Described): Selector {
  const [first, ...rest] = described.filters;
  const which = first?.kind === 'player' ? (first.which ?? 'each') : 'each';
  const conditions = first?.kind === 'player' ? rest : described.filters;
  if (conditions.length === 0) return { kind: 'players', which };
  const [only, second] = conditions;
  const condition: Condition =
    only?.kind === 'where' && second === undefined
      ? only.condition
      : { kind: 'matches', what: bound('it'), where: allOf(conditions) };
  return { kind: 'players', which, where: condition };
}

export const ONE: Count = { min: 1, max: 1 };

/** The bounds of targets: one exactly goes without saying, and any number has no most. */
export function targetBounds({ min, max }: Count): { readonly min?: Value; readonly max?: Value } {
  if (min === 1 && max === 1) return {};
  return max === 'any' ? { min } : { min, max };
}

/** The bounds of a choice; one exactly goes without saying. */
export function boundsOf({ min, max }: Count, described: Described): { readonly min?: Value; readonly max?: Value } {
  if (min === 1 && max === 1) return {};
  return { min, max: max === 'any' ? { kind: 'count', of: anyOf(described) } : max };
}

export const isPlayers = (of: Selector): boolean => of.kind === 'players' || (of.kind === 'filter' && isPlayers(of.of));
export const hasPlayers = (of: Selector): boolean => isPlayers(of) || (of.kind === 'union' && of.of.some(hasPlayers));
/** Whether it stands for any number of objects or players, of which each has its own numbers. */
export const isGroup = (of: Selector): boolean =>
  (of.kind === 'players' && of.which !== 'active' && of.which !== 'defending') ||
  of.kind === 'each' ||
  (of.kind === 'filter' && isGroup(of.of)) ||
  (of.kind === 'union' && of.of.some(isGroup));

/** A group, or several things of which the words speak one by one. */
export const areEach = (things: Things): things is Extract<Things, { readonly kind: 'definite' }> =>
  things.kind === 'definite' && (things.each === true || isGroup(things.selector));
