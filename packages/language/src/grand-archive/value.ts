/** Numbers that only Grand Archive has, beside those of the core. */
import type { Families } from '../core/families.ts';
import type { ValueOf } from '../core/value.ts';

export type GrandArchiveValue<F extends Families> =
  /** The level of a player's champion with all that changes it: LV. */
  | { readonly kind: 'level'; readonly of: F['selector'] }
  /** The cards in a player's hand and memory together. */
  | { readonly kind: 'influence'; readonly of: F['selector'] }
  /** The damage on an object. */
  | { readonly kind: 'damage'; readonly of: F['selector'] }
  /** How many different such things there are among these. */
  | {
      readonly kind: 'different';
      readonly what:
        | 'names'
        | 'elements'
        | 'types'
        | 'subtypes'
        | 'classes'
        | 'reserveCosts'
        | 'memoryCosts'
        | 'powers';
      readonly of: F['selector'];
    }
  /** Whole times that a number goes into another: "for every three". */
  | { readonly kind: 'every'; readonly of: ValueOf<F>; readonly by: number };
