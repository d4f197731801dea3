/** Keyword abilities (702), one table entry each with its number. Those that stand for other abilities expand into them. */
import type { Ability, KeywordAbility } from '@rulewright/language';
import { faceKeywords } from './face-keywords.ts';
import { activatedKeywords } from './keywords/activated.ts';
import { casting } from './keywords/casting.ts';
import { combat } from './keywords/combat.ts';
import { death } from './keywords/death.ts';
import { entering } from './keywords/entering.ts';
import { evasion } from './keywords/evasion.ts';
import type { Keywords } from './keywords/keyword.ts';
import { rules } from './keywords/rules.ts';

export type { Keyword } from './keywords/keyword.ts';

export const keywords: Keywords = {
  ...rules,
  ...evasion,
  ...combat,
  ...death,
  ...entering,
  ...casting,
  ...activatedKeywords,
  ...faceKeywords,
};

export const expandKeyword = (ability: KeywordAbility): readonly Ability[] =>
  keywords[ability.keyword]?.means?.(ability) ?? [];
