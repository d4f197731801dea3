/** What is true of objects and players, for a while or always. */
import type { Ability, CantAction, Change, Filter, Selector, StaticEffect } from '@rulewright/language/magic';
import type { Predicate } from '../game.ts';

/** For what mana may be spent, said of a player. */
export type ManaPurpose = (who: Selector, as?: { readonly as: 'color' }) => readonly StaticEffect[];

export interface MagicPredicates {
  ManaPurpose: ManaPurpose;
  /** What protection does not remove. */
  Spared: Filter;
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
