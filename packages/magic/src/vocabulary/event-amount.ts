/** How much an event is about. */

import type { GameEvent } from '@rulewright/kernel';
import { magicEvent } from '../700-additional/700.1-events/types.ts';

/** How much damage, life, counters, mana …; 1 for an event that has no amount. */
export function eventAmount(e: GameEvent): number {
  const m = magicEvent(e);
  if (m.kind === 'mana') return m.mana.length;
  return 'amount' in m ? Math.abs(m.amount ?? 1) : 1;
}
