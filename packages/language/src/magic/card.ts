/** A card: facts and abilities, as plain data. */
import type { Ability } from './ability.ts';
import type { Value } from './value.ts';

/** Grows when a node changes its meaning; data of another version is refused. */
export const LANGUAGE_VERSION = 1;

/** Of a `prototype` card the second face holds the second set of mana cost, power and toughness (718.2). */
export type Layout = 'normal' | 'split' | 'flip' | 'transform' | 'modal' | 'adventure' | 'prepare' | 'prototype';

/** A card in the card language. */
export interface Card {
  readonly name: string;
  readonly layout: Layout;
  /** The front (or only) face first. */
  readonly faces: readonly [Face, ...Face[]];
}

export type ColorName = 'white' | 'blue' | 'black' | 'red' | 'green';
export const COLORS: readonly ColorName[] = ['white', 'blue', 'black', 'red', 'green'];

/** One side of a card, or what a token is: the characteristics of rule 109.3 that are printed. */
export interface Face {
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
  readonly abilities?: readonly Ability[];
}

/** What a face-down permanent is if it is not a 2/2 creature: it has these characteristics and no others (708.2). */
export interface DownFace {
  readonly types: readonly string[];
  readonly subtypes?: readonly string[];
  readonly colors?: readonly ColorName[];
  readonly power?: number;
  readonly toughness?: number;
}

/** Tokens that the rules describe, so that a name is enough (111.10). */
export const PREDEFINED_TOKENS = [
  'Treasure',
  'Food',
  'Gold',
  'Walker',
  'Shard',
  'Clue',
  'Incubator',
  'Blood',
  'Powerstone',
  'Map',
  'Junk',
  'Lander',
  'Mutagen',
  'Vibranium',
  'Cursed Role',
  'Monster Role',
  'Royal Role',
  'Sorcerer Role',
  'Virtuous Role',
  'Wicked Role',
  'Young Hero Role',
] as const;
export type PredefinedToken = (typeof PREDEFINED_TOKENS)[number];

/** One face of a token in the making: its numbers may be values. */
export interface TokenSide extends Omit<Face, 'power' | 'toughness'> {
  readonly power?: Value;
  readonly toughness?: Value;
}

/** A token in the making; a double-faced one has a back (111.10i). */
export interface TokenFace extends TokenSide {
  readonly back?: TokenSide;
}
