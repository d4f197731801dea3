/**
 * Playing a card or an ability: what any trading card game needs of announcing it and paying for it. The steps are a game's: each stage
 * of its procedure is one of these functions, in the order of its rule book, and `PlayRules` has what they ask of the game.
 */
export {
  type Announcement,
  announcedContext,
  announceModes,
  announceTargets,
  announceX,
  chooseTargets,
  decided,
  divideAmongTargets,
  type Impossible,
  published,
  rewind,
  targetedEvents,
  targetsSoFar,
} from './announcement.ts';
export { announceDecisions, type EitherCost, hasDecisions, somehow } from './cost-decisions.ts';
export type { CostDecision, CostKind, CostRules, Payer } from './cost-rules.ts';
export { costChoice, costsRefusal } from './costs.ts';
export { ANY_COUNTER } from './counters-among.ts';
export { canChooseModes, choiceRefusal, legalModes, modeCount } from './modes.ts';
export { MODES_CHOSEN } from './modes-chosen.ts';
export { changeTargets, chooseNewTargets, type Retargeting } from './new-targets.ts';
export { decideOfferedCost, offerCost } from './offered-cost.ts';
export { announceOptionalCosts } from './optional-costs.ts';
export { amountOf, ownObjects, paidWith, tooFew } from './own-objects.ts';
export {
  chooseWhatToPayWith,
  inUse,
  type Payment,
  type PaymentResult,
  paidLocals,
  payCosts,
  payLastCosts,
  pickForCosts,
  unpaid,
} from './payment.ts';
export type { PlayRules, TargetRules } from './rules.ts';
export { actionsOf, chosenModes, type EffectSpec, type Entry, type TargetSpec, targetSpecs } from './specs.ts';
export * from './targets.ts';
export { type TargetsDecision, targetDecisions } from './targets-decision.ts';
export { isJoint, jointRefusal, mostTogether } from './targets-together.ts';
export { describesWithX, mentionsX, someX } from './x.ts';
