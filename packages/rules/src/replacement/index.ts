/**
 * Replacement and prevention effects: which could apply to an event, and what is the same for all of them as they are applied. Which
 * is chosen first, and that each applies to an event only once, is the kernel's door's. A game fills `ReplacementRules`; what it does
 * instead of an event stands in its own table.
 */
export { type Applying, askConsent, asReplaced, carryOut, usesLeft, useUp } from './applying.ts';
export { insteadsToChoose, listed, mayBeListed, offer } from './candidates.ts';
export { mayHaveOthers } from './granted.ts';
export { type Instead, NO_EFFECT, type ReplacementRules } from './rules.ts';
