/** The abilities that keywords stand for. */
import type { Ability, KeywordAbility } from '@rulewright/language/magic';
import { BANDS_WITH } from './bands-with-other.ts';
import { keywords } from './index.ts';

const origins = new WeakMap<Ability, string>();

/** By how many of the same keyword the object has before this one. */
const expanded = new WeakMap<KeywordAbility, Map<number, readonly Ability[]>>();

/**
 * The abilities that a keyword stands for, with those printed after it; the same ones whenever it is asked. Of several instances each
 * has its own costs, which are paid separately (702.56b, 702.78b, 702.153b, 702.157b, 702.175b): `nth` is how many come before.
 */
export function expandKeyword(ability: KeywordAbility, after: readonly Ability[] = NONE, nth = 0): readonly Ability[] {
  const means = keywords[ability.keyword]?.means;
  if (means === undefined) return NONE;
  const known = expanded.get(ability)?.get(nth);
  if (known !== undefined) return known;
  // Copies, so that no ability stands for two keywords.
  const abilities = means(ability, after).map((a) => ({ ...a }));
  const own = nth === 0 ? abilities : withOwnCosts(abilities, nth);
  for (const a of own) origins.set(a, ability.keyword);
  expanded.set(ability, (expanded.get(ability) ?? new Map<number, readonly Ability[]>()).set(nth, own));
  return own;
}
const NONE: readonly Ability[] = [];

/** The keyword that an ability is part of the meaning of, if one stands for it. */
export const keywordOf = (ability: Ability): string | undefined => origins.get(ability);
/** How many abilities of a list are this keyword; 702.33f: kickers with other costs are told apart by those. */
export const timesIn = (abilities: readonly Ability[], { keyword, word }: KeywordAbility): number =>
  abilities.filter((a) => a.kind === 'keyword' && a.keyword === keyword && a.word === word).length;

/** The costs that may be added get names of their own; what else the instance says asks for its own, or they are counted together. */
function withOwnCosts(abilities: readonly Ability[], nth: number): readonly Ability[] {
  const names = abilities.flatMap((a) => (a.kind === 'additionalCost' && a.optional === true ? [a.name] : []));
  return names.reduce<readonly Ability[]>(
    (list, name) => (name === undefined ? list : renamed(list, name, nth)),
    abilities,
  );
}

function renamed(abilities: readonly Ability[], name: string, nth: number): readonly Ability[] {
  const own = instanceCost(name, nth);
  let isAsked = false;
  const read = abilities.map((a) =>
    replaced(a, (node) => {
      if (node.kind !== 'paid' || node.cost !== name) return node;
      isAsked = true;
      return { ...node, cost: own };
    }),
  );
  return read.map((a) => {
    if (a.kind !== 'additionalCost' || a.name !== name) return a;
    return isAsked || a.counts !== undefined ? { ...a, name: own } : { ...a, name: own, counts: name };
  });
}

type Plain = Readonly<Record<string, unknown>>;

/** The same with each node of it as `change` makes it. */
function replaced<T>(node: T, change: (node: Plain) => Plain): T {
  if (Array.isArray(node)) return node.map((part) => replaced(part, change)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const parts = Object.entries(node).map(([key, part]) => [key, replaced(part, change)]);
  return change(Object.fromEntries(parts)) as T;
}

/** The name under which it is remembered what was paid for an instance of a keyword after the first. */
const instanceCost = (name: string, nth: number): string => `${name} #${nth + 1}`;

/** Whether an ability is the keyword, or one that it stands for. */
export const belongsTo = (ability: Ability, keyword: string): boolean =>
  ability.kind === 'keyword'
    ? ability.keyword === keyword || (keyword === 'banding' && ability.keyword === BANDS_WITH)
    : origins.get(ability) === keyword;
