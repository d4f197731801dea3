/** A card: facts and abilities, as plain data. */
import type { Face } from './families.ts';

/** Of a `prototype` card the second face holds the second set of mana cost, power and toughness (718.2). */
export type Layout =
  | 'normal'
  | 'split'
  | 'flip'
  | 'transform'
  | 'modal'
  | 'adventure'
  | 'prepare'
  | 'prototype'
  /** The second face, which only one of the pair has, is that of both together (712.4). */
  | 'meld';

/** A card in the card language. */
export interface Card {
  readonly name: string;
  readonly layout: Layout;
  /** The front (or only) face first. */
  readonly faces: readonly [Face, ...Face[]];
}
