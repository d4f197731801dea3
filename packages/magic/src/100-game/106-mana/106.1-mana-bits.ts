/** Types of mana as bits, in the order W U B R G C (106.1b). */

import { MANA_LETTERS, type ManaType } from './106.4-mana.ts';
import { parseCost } from './107.4-mana-symbols.ts';

export const ANY_COLOR = 0b11111;

/** The types of symbols like `{R}{R}` or `R`, one each. */
export const symbolTypes = (text: string): readonly number[] => parseCost(text).symbols.map((s) => s.types);

export function bitCount(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The types of a set, one bit each. */
export const each = (bits: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5].map((type) => 1 << type).filter((bit) => (bits & bit) !== 0);

/** The first type of a set. */
export const firstType = (bits: number): ManaType => (31 - Math.clz32(bits & -bits)) as ManaType;

export const manaText = (types: readonly ManaType[]): string => types.map((t) => `{${MANA_LETTERS[t]}}`).join('');
