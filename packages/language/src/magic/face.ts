/** Faces of cards and tokens: facts and abilities, as plain data. */
import type { Families } from '../core/families.ts';
import type { ValueOf } from '../core/value.ts';
import type { ColorName } from './words.ts';

/** One side of a card, or what a token is: the characteristics of rule 109.3 that are printed. */
export interface Face<F extends Families> {
  readonly name: string;
  /** In symbols, `{2}{R}{R}`; absent if there is no mana cost. */
  readonly cost?: string;
  /** Only where the cost does not say it: a colour indicator, a token. */
  readonly colors?: readonly ColorName[];
  readonly supertypes?: readonly string[];
  readonly types: readonly string[];
  readonly subtypes?: readonly string[];
  /** A star is 0 here and set by a characteristic-defining ability. */
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number | 'X';
  readonly defense?: number;
  /** 313.6, 313.7: what a vanguard adds to its owner's hand size and starting life total. */
  readonly hand?: number;
  readonly life?: number;
  readonly abilities?: readonly F['ability'][];
}

/** One face of a token in the making: its numbers may be values. */
export interface TokenSide<F extends Families> extends Omit<Face<F>, 'power' | 'toughness' | 'hand' | 'life'> {
  readonly power?: ValueOf<F>;
  readonly toughness?: ValueOf<F>;
}

/** A token in the making; a double-faced one has a back (111.10i). */
export interface TokenFace<F extends Families> extends TokenSide<F> {
  readonly back?: TokenSide<F>;
}
