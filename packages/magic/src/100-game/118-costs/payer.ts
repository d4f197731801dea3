import type * as common from '@rulewright/rules';

/** Who pays, and what the words of the cost are read against. Plain data. */
export interface Payer extends common.Payer {
  /** The cost is that of a mana ability (106.12). */
  readonly forMana: boolean;
}
