/** Conditions that only Grand Archive has, beside those of the core. */
import type { Families } from '../core/families.ts';
import type { Direction } from './words.ts';

/** What makes text exist or not: the words in a bubble, or in front of a colon inside a sentence. */
export type Restriction =
  /** The champion has a class of the card. */
  | { readonly kind: 'class' }
  /** The champion has an element of the card, or this one. */
  | { readonly kind: 'element'; readonly element?: string }
  /** The champion is this character. */
  | { readonly kind: 'champion'; readonly name: string }
  | { readonly kind: 'level'; readonly atLeast: number }
  | { readonly kind: 'memory'; readonly atLeast: number }
  | { readonly kind: 'damage'; readonly atLeast: number }
  | { readonly kind: 'sheen'; readonly atLeast: number };

export type GrandArchiveCondition<F extends Families> =
  /** An inline restriction: tested as the sentence is followed. */
  | { readonly kind: 'restriction'; readonly by: Restriction }
  /** A player's mastery faces one of these directions. */
  | {
      readonly kind: 'faces';
      readonly who: F['selector'];
      /** The mastery that has a direction. */
      readonly name?: string;
      readonly directions: readonly Direction[];
    }
  /** A combat is in progress. */
  | { readonly kind: 'inCombat' }
  /** The card was activated (from this zone), not put there. */
  | {
      readonly kind: 'wasActivated';
      readonly what?: F['selector'];
      readonly from?: readonly F['zone'][];
      /** It was so then. */
      readonly when?: F['condition'];
    };
