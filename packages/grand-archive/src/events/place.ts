/** The rule of an event and the hooks on which abilities listen for it. */
import type { EventKind } from '@rulewright/kernel';
import { replaceHook, triggerHook } from './hooks.ts';
import type { EventName } from './types.ts';

/** Without a name: nothing triggers on it or replaces it. */
export const place = (rule: string, event?: EventName): Pick<EventKind, 'rule' | 'triggerHook' | 'replaceHook'> => ({
  rule,
  triggerHook: event === undefined ? -1 : triggerHook(event),
  replaceHook: event === undefined ? -1 : replaceHook(event),
});
