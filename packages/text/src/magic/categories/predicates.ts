/** What is true of objects and players, for a while or always. */
import type { Ability, CantAction, Change, Filter, StaticEffect } from '@rulewright/language/magic';
import type { Predicate } from '../game.ts';

export interface MagicPredicates {
  /** What is true of players. */
  PlayerPredicate: Predicate;
  PlayerPredicates: Predicate;
  /** Verbs that change what something is: becomes, loses. */
  Becoming: Predicate;
  Becomings: Predicate;
  Change: readonly Change[];
  /** Keywords that something loses. */
  Lost: readonly string[];
  Attackable: Filter;
  Targeting: Filter;
  Activation: CantAction;
  Static: readonly StaticEffect[];
  Statics: readonly StaticEffect[];
  /** What is said of players, spells, damage … and not of things by a predicate. */
  Statement: readonly StaticEffect[];
  Rewriting: readonly Ability[];
  StaticSentence: readonly Ability[];
  StaticSentences: readonly Ability[];
}
