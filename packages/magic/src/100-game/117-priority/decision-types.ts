/** What is asked of a player who casts, activates or has priority. */

import type { Decision, ObjectId } from '@rulewright/kernel';
import type { Target } from '@rulewright/language/magic';
import type * as common from '@rulewright/rules';
import type { ManaCost } from '../106-mana/107.4-mana-symbols.ts';
import type { Purpose } from '../118-costs/purpose.ts';

export interface PriorityDecision extends Decision {
  readonly kind: 'priority';
}

/** The targets for one instance of the word "target" (601.2c). The answer lists them. */
export type TargetsDecision = common.TargetsDecision<Target>;

/** How to pay mana, when the player does it by hand (601.2g). */
export interface PaymentDecision extends Decision {
  readonly kind: 'payment';
  readonly mana: ManaCost;
  readonly anyType: boolean;
  readonly purpose: Purpose | null;
  /** Permanents that other parts of the cost tap or use up. */
  readonly untappable: readonly ObjectId[];
  readonly reserved: readonly ObjectId[];
}
