/** Resolving what is on the stack: what is left of its targets, and following its instructions. What becomes of it is the game's. */
export { legalTargetsRemaining, targetStillLegal } from './targets-left.ts';
