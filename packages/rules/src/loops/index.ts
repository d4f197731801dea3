/**
 * Loops: whether a game goes in circles. A game says what a position of it is made of (`LoopRules`); `endlessLoop` finds loops that
 * nobody can leave, `exactly` tells a position so that it can be recognised.
 */
export type { Growth, Loop } from './loops.ts';
export { Recent, type Repetition, repetition } from './offer.ts';
export { exactly } from './position.ts';
export type { AmountRule, Changing, LoopRules, Outlook } from './rules.ts';
