/**
 * Casting spells, activating abilities, putting triggered abilities on the stack, targets, costs and their payment
 * (chapters 115, 118, 305.1–3, 601–603.3, 605, 606). May be imported by priority, resolution, combat and the rule set.
 */
import { activateProcedures } from './activate-ability.ts';
import { castProcedures } from './cast-spell.ts';
import { newTargetProcedures } from './new-targets.ts';
import { paymentProcedures } from './payment.ts';
import { triggerProcedures } from './put-trigger.ts';
import { triggeredManaProcedures } from './triggered-mana.ts';
import { turnUpProcedures } from './turn-up.ts';

export const castingProcedures = {
  ...castProcedures,
  ...activateProcedures,
  ...triggerProcedures,
  ...paymentProcedures,
  ...newTargetProcedures,
  ...triggeredManaProcedures,
  ...turnUpProcedures,
} as const;

export type { EitherCost } from './announced-costs.ts';
export { castRefusal } from './cast-legality.ts';
export type { CastInput, CastResult } from './cast-spell.ts';
export { castingDecisions, type PaymentDecision, type PriorityDecision, type TargetsDecision } from './decisions.ts';
export { checkAction, legalActions, type PriorityAnswer, usefulActions } from './legal-actions.ts';
export type { PaymentAnswer } from './manual-payment.ts';
export { actionsOf, isLoyaltyAbility, isManaAbility, targetSpecs } from './parts.ts';
export { canPay } from './payable.ts';
export type { CostToPay, PaymentResult } from './payment.ts';
export { usedEvents } from './permits.ts';
export { legalTargets, legalTargetsRemaining, neededTargets, stackContext, targetStillLegal } from './targets.ts';
export { type CastWay, castWays, landPermit } from './ways.ts';
