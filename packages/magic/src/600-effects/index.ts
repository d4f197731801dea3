/**
 * Casting spells, activating abilities, putting triggered abilities on the stack, targets, costs and their payment
 * (chapters 115, 118, 305.1–3, 601–603.3, 605, 606). May be imported by priority, resolution, combat and the rule set.
 */

export {
  actionsOf,
  type EitherCost,
  legalTargets,
  legalTargetsRemaining,
  neededTargets,
  stackContext,
  targetSpecs,
  targetStillLegal,
} from '@rulewright/rules';

import { newTargetProcedures } from '../100-game/115-targets/115.7-new-targets.ts';
import { turnUpProcedures } from '../100-game/116.2b-turn-face-up.ts';
import { castProcedures } from './601-cast/601.2-cast-spell.ts';
import { assistProcedures } from './601-cast/601.2g-assist.ts';
import { paymentProcedures } from './601-cast/601.2h-payment.ts';
import { activateProcedures } from './602-activate/602.2-activate-ability.ts';
import { triggerProcedures } from './603-triggers/603.3-put-trigger.ts';
import { triggeredManaProcedures } from './605-mana-abilities/605.4-triggered-mana.ts';

export const castingProcedures = {
  ...assistProcedures,
  ...castProcedures,
  ...activateProcedures,
  ...triggerProcedures,
  ...paymentProcedures,
  ...newTargetProcedures,
  ...triggeredManaProcedures,
  ...turnUpProcedures,
} as const;

export {
  checkAction,
  legalActions,
  type PriorityAnswer,
  usefulActions,
} from '../100-game/117-priority/117.1-legal-actions.ts';
export type { PaymentDecision, PriorityDecision, TargetsDecision } from '../100-game/117-priority/decision-types.ts';
export { castingDecisions } from '../100-game/117-priority/decisions.ts';
export { canPay } from '../100-game/118-costs/118.3-payable.ts';
export type { CastInput, CastResult } from './601-cast/601.2-cast-spell.ts';
export type { PaymentAnswer } from './601-cast/601.2g-manual-payment.ts';
export type { CostToPay, PaymentResult } from './601-cast/601.2h-payment.ts';
export { castRefusal } from './601-cast/601.3-cast-legality.ts';
export { usedEvents } from './601-cast/601.3-permits.ts';
export { type CastWay, castWays, landPermit } from './601-cast/601.3-ways.ts';
export { isLoyaltyAbility, isManaAbility } from './601-cast/parts.ts';
