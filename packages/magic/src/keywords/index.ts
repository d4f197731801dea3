/** Keyword abilities (702), one table entry each with its number. Those that stand for other abilities expand into them. */
import type { Ability, KeywordAbility } from '@rulewright/language';
import { activatedKeywords } from './activated.ts';
import { casting } from './casting.ts';
import { combat } from './combat.ts';
import { death } from './death.ts';
import { entering } from './entering.ts';
import { evasion } from './evasion.ts';
import { exile } from './exile.ts';
import { faceKeywords } from './faces.ts';
import type { Keywords } from './keyword.ts';
import { rules } from './rules.ts';

export const keywords: Keywords = {
  ...rules,
  ...evasion,
  ...combat,
  ...death,
  ...entering,
  ...casting,
  ...exile,
  ...activatedKeywords,
  ...faceKeywords,
};

export const expandKeyword = (ability: KeywordAbility): readonly Ability[] =>
  keywords[ability.keyword]?.means?.(ability) ?? [];
