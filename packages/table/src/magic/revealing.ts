/** Whether what happened has told a player something: then there is no way back before it. Chance is asked about by the table itself. */
import type { GameEvent, PlayerId } from '@rulewright/kernel';
import { findObject } from '@rulewright/kernel';
import { type G, HAND, LIBRARY } from '@rulewright/magic';

interface Moved {
  readonly object: number;
  readonly from?: number;
}

/** Kinds of events that show cards. */
const TELLING: ReadonlySet<string> = new Set(['reveal', 'draw']);

export function isRevealing(g: G, me: PlayerId, events: readonly GameEvent[]): boolean {
  return events.some((event) => {
    if (TELLING.has(event.kind)) return true;
    if (event.kind !== 'move') return false;
    const { object, from } = event as GameEvent & Moved;
    const owner = findObject(g.state, object as never)?.owner;
    return from === LIBRARY || (from === HAND && owner !== me);
  });
}
