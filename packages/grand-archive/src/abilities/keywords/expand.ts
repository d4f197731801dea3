/** The abilities that keywords stand for. */
import type { Ability, KeywordAbility } from '@rulewright/language/grand-archive';
import { keywords } from './index.ts';

const origins = new WeakMap<Ability, string>();
const expanded = new WeakMap<KeywordAbility, readonly Ability[]>();
const NONE: readonly Ability[] = [];

/** The abilities that a keyword stands for; the same ones whenever it is asked. */
export function expandKeyword(ability: KeywordAbility): readonly Ability[] {
  const means = keywords[ability.keyword]?.means;
  if (means === undefined) return NONE;
  const known = expanded.get(ability);
  if (known !== undefined) return known;
  // Copies, so that no ability stands for two keywords.
  const abilities = means(ability).map((a) => ({ ...a }));
  for (const a of abilities) origins.set(a, ability.keyword);
  expanded.set(ability, abilities);
  return abilities;
}

/** Whether an ability is the keyword, or one that it stands for. */
export const belongsTo = (ability: Ability, keyword: string): boolean =>
  ability.kind === 'keyword' ? ability.keyword === keyword : origins.get(ability) === keyword;

/** The keyword that an ability is part of. */
export const keywordOf = (ability: Ability): string | undefined => origins.get(ability);

/** A copy of an ability that a keyword stands for does so, too. */
export function partOfTheSame<A extends Ability>(copy: A, original: Ability): A {
  const keyword = origins.get(original);
  if (keyword !== undefined) origins.set(copy, keyword);
  return copy;
}

const ofEffects = new Map<string, boolean>();

/** Whether a keyword stands for abilities that are effects in force by themselves. */
export function standsForEffects(keyword: string): boolean {
  const known = ofEffects.get(keyword);
  if (known !== undefined) return known;
  const found = keywords[keyword]?.means?.({ kind: 'keyword', keyword }).some(({ kind }) => kind === 'static') === true;
  ofEffects.set(keyword, found);
  return found;
}

export const isRedundant = (keyword: string): boolean => keywords[keyword]?.redundant === true;

/** Without the second and all further instances of keywords that are redundant, and what these stand for. */
export function withoutRedundant(abilities: readonly Ability[]): readonly Ability[] {
  const seen = new Set<string>();
  let skipping: string | null = null;
  return abilities.filter((a) => {
    if (a.kind === 'keyword') {
      skipping = isRedundant(a.keyword) && seen.has(a.keyword) ? a.keyword : null;
      seen.add(a.keyword);
      return skipping === null;
    }
    if (skipping !== null && belongsTo(a, skipping)) return false;
    skipping = null;
    return true;
  });
}
