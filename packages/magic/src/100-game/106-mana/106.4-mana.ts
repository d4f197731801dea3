/** The types of mana (106.1b), and mana in a player's pool (106.4). */
import type { ObjectId } from '@rulewright/kernel';
import type { Filter, ManaRider } from '@rulewright/language/magic';

/** The six types, as indices: W U B R G C. */
export type ManaType = 0 | 1 | 2 | 3 | 4 | 5;
export const MANA_LETTERS = ['W', 'U', 'B', 'R', 'G', 'C'] as const;

/** One mana in a pool. */
export interface Mana {
  readonly type: ManaType;
  readonly snow: boolean;
  readonly source: ObjectId;
  /** It may be spent only on spells or abilities that fit (106.6). */
  readonly only?: Filter;
  /** What comes of spending it on a spell that fits. */
  readonly rider?: ManaRider;
  /** Until the end of this it is not lost as steps and phases end. */
  readonly lasts?: 'combat' | 'turn';
}
