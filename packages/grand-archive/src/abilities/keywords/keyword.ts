/** What the table of keywords says of each. */
import type { Ability, KeywordAbility } from '@rulewright/language/grand-archive';

export interface Keyword {
  /** Its chapter in the glossary. */
  readonly rule: string;
  /** The abilities that it stands for; absent where a rule of the game reads the keyword itself. */
  readonly means?: (ability: KeywordAbility) => readonly Ability[];
  /** Having it several times is like having it once. */
  readonly redundant?: true;
}
