/** What an entry of the table of keywords says. */
import type { Ability, KeywordAbility } from '@rulewright/language/magic';

export interface Keyword {
  readonly rule: string;
  /** A parameter without which it says nothing: such a card is refused. */
  readonly needs?: 'ability' | 'word';
  /** The abilities the keyword stands for, where the rules define it so; `after` are those printed after it. */
  readonly means?: (ability: KeywordAbility, after: readonly Ability[]) => readonly Ability[];
}

export type Keywords = Readonly<Record<string, Keyword>>;
