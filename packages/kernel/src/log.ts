/** What the log tells: what has happened since, and by which event an object came to be. */
import { type GameEvent, NO_PARENT } from './event.ts';
import type { ObjectId } from './ids.ts';
import type { State } from './state.ts';
import { rowAt } from './table.ts';

const NOTHING: readonly GameEvent[] = Object.freeze([]);

export function eventsSince(s: State, from: number): readonly GameEvent[] {
  if (s.log.length === from) return NOTHING;
  const events: GameEvent[] = [];
  for (let i = Math.max(from, s.log.first); i < s.log.length; i++) {
    const event = rowAt(s.log, i);
    if (event !== undefined) events.push(event);
  }
  return events;
}

/** Index of the event by which an object came to be, which names it as what something `became`; NO_PARENT if the log has none. */
export function arrivalOf({ log }: State, object: ObjectId): number {
  for (let i = log.length - 1; i >= log.first; i--) {
    const event = rowAt(log, i) as (GameEvent & { readonly became?: ObjectId }) | undefined;
    if (event?.became === object) return i;
  }
  return NO_PARENT;
}
