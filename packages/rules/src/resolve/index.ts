/** Resolving what is on the stack: what is left of its targets, and following its instructions. What becomes of it is the game's. */
export {
  beginResolving,
  divisionName,
  followParts,
  type Resolving,
  recheckCondition,
  recheckTargets,
} from './resolving.ts';
export { legalTargetsRemaining, targetStillLegal } from './targets-left.ts';
