/** Numbers of Magic that are worked out when they are needed, beside those of the core. */
import type { Families } from '../core/families.ts';
import type { ColorName } from './words.ts';

export type MagicValue<F extends Families> =
  | { readonly kind: 'life'; readonly of: F['selector'] }
  /** How often players have cast their commanders from the command zone in the game (903.8). */
  | { readonly kind: 'commanderCasts'; readonly of: F['selector'] }
  /** The life total with which a player began the game (103.4). */
  | { readonly kind: 'startingLife'; readonly of: F['selector'] }
  /** How many cards a starting deck has at least (100.2a, 903.5a). */
  | { readonly kind: 'minimumDeckSize' }
  /** How many turns of the game a player has begun. */
  | { readonly kind: 'turnsTaken'; readonly of: F['selector'] }
  /** How many colours, types … a set of objects has among it. */
  | {
      readonly kind: 'different';
      /** `party`: how many members of a party they can be (700.8). */
      readonly what:
        | 'names'
        | 'colors'
        | 'types'
        | 'powers'
        | 'manaValues'
        | 'basicLandTypes'
        | 'party'
        /** How many of them share a creature type: the most that share the same one. */
        | 'sharedType'
        /** The pairs of colours that those of exactly two colours are. */
        | 'colorPairs';
      readonly of: F['selector'];
    }
  /** The greatest number among the chapter abilities of a Saga (714.2d). */
  | { readonly kind: 'finalChapter'; readonly of: F['selector'] }
  /**
   * How much mana was spent to cast a spell (this one, or the one that this permanent was, if none is named): of one type, from sources
   * that fit, or the number of different colours.
   */
  | {
      readonly kind: 'spent';
      readonly of?: F['selector'];
      readonly type?: 'W' | 'U' | 'B' | 'R' | 'G' | 'C';
      readonly snow?: boolean;
      readonly from?: F['filter'];
      readonly colors?: boolean;
    }
  /** How much damage was prevented by the prevention effect that this is the rest of (615.5); `amount` is how much would have been dealt. */
  | { readonly kind: 'prevented' }
  /** 702.179: of a player without speed it is 0. */
  | { readonly kind: 'speed'; readonly of: F['selector'] }
  /** To these colours, or to the one that is noted as chosen under this key. */
  | { readonly kind: 'devotion'; readonly colors: readonly ColorName[]; readonly key?: string };

export type Stat = 'power' | 'toughness' | 'manaValue' | 'loyalty';
