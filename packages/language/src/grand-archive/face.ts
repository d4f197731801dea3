/** Sides of cards and tokens: facts and abilities, as plain data. */
import type { Families } from '../core/families.ts';
import type { ValueOf } from '../core/value.ts';
import type { CardType, Element, Label, Speed, Supertype } from './words.ts';

/** A reserve cost or a memory cost, never both. */
export interface PrintedCost {
  readonly kind: 'reserve' | 'memory';
  readonly amount: number | 'X';
}

/** One side of a card, or what a token is. */
export interface Face<F extends Families> {
  readonly name: string;
  readonly types: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly token?: boolean;
  readonly classes?: readonly string[];
  readonly elements?: readonly Element[];
  readonly subtypes?: readonly string[];
  /** No cost is not cost 0. */
  readonly cost?: PrintedCost;
  readonly level?: number;
  readonly life?: number;
  readonly power?: number;
  readonly durability?: number;
  readonly speed?: Speed;
  /** The label keywords of its lines. */
  readonly labels?: readonly Label[];
  readonly abilities?: readonly F['ability'][];
}

/** A token in the making: one of a known name, or described; its numbers may be values. */
export interface TokenFace<F extends Families> extends Omit<Face<F>, 'power' | 'life' | 'token'> {
  readonly power?: ValueOf<F>;
  readonly life?: ValueOf<F>;
}
