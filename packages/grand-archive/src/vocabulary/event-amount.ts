/** How much an event is about. */
import type { GameEvent } from '@rulewright/kernel';
import { own } from '../events/types.ts';

/** How much damage, how many counters …; 1 for an event that has no amount. */
export function eventAmount(e: GameEvent): number {
  const event = own(e);
  return 'amount' in event ? Math.abs(event.amount) : 1;
}
