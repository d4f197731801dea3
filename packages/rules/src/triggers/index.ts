/** Triggered abilities. */
export { likeBefore, sayTheSame } from '../like.ts';
export { hasTriggeredEnough, triggeredOnceMore } from './limits.ts';
