/** The abilities that keywords stand for. */
import type { Ability, KeywordAbility } from '@rulewright/language/magic';
import { keywords } from './index.ts';

const origins = new WeakMap<Ability, string>();

const expanded = new WeakMap<KeywordAbility, readonly Ability[]>();

/** The abilities that a keyword stands for, with those printed after it; the same ones whenever it is asked. */
export function expandKeyword(ability: KeywordAbility, after: readonly Ability[] = NONE): readonly Ability[] {
  const means = keywords[ability.keyword]?.means;
  if (means === undefined) return NONE;
  const known = expanded.get(ability);
  if (known !== undefined) return known;
  // Copies, so that no ability stands for two keywords.
  const abilities = means(ability, after).map((a) => ({ ...a }));
  for (const a of abilities) origins.set(a, ability.keyword);
  expanded.set(ability, abilities);
  return abilities;
}
const NONE: readonly Ability[] = [];

/** The keyword that an ability is part of the meaning of, if one stands for it. */
export const keywordOf = (ability: Ability): string | undefined => origins.get(ability);

/** Whether an ability is the keyword, or one that it stands for. */
export const belongsTo = (ability: Ability, keyword: string): boolean =>
  ability.kind === 'keyword' ? ability.keyword === keyword : origins.get(ability) === keyword;
