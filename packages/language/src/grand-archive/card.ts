/** A card: facts and abilities, as plain data. */
import type { Face } from './families.ts';

/** A card in the card language. Names are not unique: cards are told apart by their slug. */
export interface Card {
  readonly slug: string;
  readonly name: string;
  /** The front (or only) side first. */
  readonly faces: readonly [Face, ...Face[]];
}
