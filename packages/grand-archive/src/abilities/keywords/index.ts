/**
 * Keyword abilities, one entry each: the chapter that defines it and, where that says what the keyword stands for, the meaning in the card
 * language. Where a rule of the game reads the keyword itself, the entry is only its chapter.
 */
import type { Ability, KeywordAbility } from '@rulewright/language/grand-archive';

export interface Keyword {
  readonly rule: string;
  readonly means?: (ability: KeywordAbility) => readonly Ability[];
}

export const keywords: Readonly<Record<string, Keyword>> = {};
