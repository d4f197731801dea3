/** What is done: damage, mana, tokens, copies, dice. */
import type { Change, Filter, Mana, Selector, Value } from '@rulewright/language/magic';
import type { Act, Sequel } from '../game.ts';
import type { Entering, MadeToken, Shape, TokenSet } from '../verbs/tokens-made.ts';

export interface MagicVerbs {
  /** "3 damage to any target": what a source deals. */
  Damage: Act;
  Damages: Act;
  Mana: Mana;
  /** What mana may be spent on. */
  Purpose: Filter;
  Multiple: Value;
  ManaMultiple: Value;
  /** Card types as words before "token": artifact creature. */
  MadeTypes: readonly string[];
  /** The characteristics of a token or of what something becomes: "legendary 2/2 white Spirit creature". */
  Shape: Shape;
  Token: MadeToken;
  /** Tokens with their number and the way they enter. */
  TokenSet: TokenSet;
  TokenSets: readonly TokenSet[];
  /** The way that something enters. */
  Entering: Entering;
  /** What something may enter as a copy of. */
  Original: Selector;
  /** "Except it's 1/1": what a copy is other than the original. */
  Exception: readonly Change[];
  Exceptions: readonly Change[];
  /** What can be voted for. */
  VoteWord: string;
  /** The rows of a results table. */
  Rows: Sequel;
  RollRange: { readonly from: number; readonly to?: number };
}
