/**
 * Triggered abilities: which trigger on what has happened or on a state of the game, how often, and how they are put on the stack. A
 * game fills `TriggerRules`.
 */
export { triggers } from './find.ts';
export { hasTriggeredEnough } from './limits.ts';
export { effectsOn } from './more-often.ts';
export { hasStateTriggers, hasWaiting, listensToState, stateTriggers } from './on-state.ts';
export { AT_ONCE } from './one-or-more.ts';
export {
  countTriggered,
  createTriggered,
  nextToPut,
  orderTriggers,
  type Putting,
  type PuttingOne,
  putInOrder,
  removedFromStack,
  takeTriggers,
  triggeredOnStack,
  triggersToOrder,
} from './putting.ts';
export { DELAYED, type Delayed, type TriggerRules } from './rules.ts';
