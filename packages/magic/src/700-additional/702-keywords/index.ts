/** Keyword abilities (702), one table entry each with its number. Those that stand for other abilities expand into them. */
import type { Ability, KeywordAbility } from '@rulewright/language/magic';
import { activatedKeywords } from './activated.ts';
import { addedRules } from './added-rules.ts';
import { alternative } from './alternative.ts';
import { bestow } from './bestow.ts';
import { cards } from './cards.ts';
import { casting } from './casting.ts';
import { combat } from './combat.ts';
import { death } from './death.ts';
import { entering } from './entering.ts';
import { evasion } from './evasion.ts';
import { exile } from './exile.ts';
import { faceKeywords } from './faces.ts';
import type { Keywords } from './keyword.ts';
import { mutate } from './mutate.ts';
import { rules } from './rules.ts';
import { spells } from './spells.ts';
import { tokens } from './tokens.ts';

export const keywords: Keywords = {
  ...rules,
  ...evasion,
  ...combat,
  ...death,
  ...entering,
  ...casting,
  ...exile,
  ...bestow,
  ...activatedKeywords,
  ...faceKeywords,
  ...addedRules,
  ...alternative,
  ...cards,
  ...mutate,
  ...spells,
  ...tokens,
};

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

/** Whether an ability is the keyword, or one that it stands for. */
export const belongsTo = (ability: Ability, keyword: string): boolean =>
  ability.kind === 'keyword' ? ability.keyword === keyword : origins.get(ability) === keyword;
