/** Whether what happened has told a player something: then there is no way back before it. Chance is asked about by the table itself. */
import { type G, HAND, MAIN_DECK, MATERIAL_DECK, MEMORY } from '@rulewright/grand-archive';
import { findObject, type GameEvent, type MoveEvent, type PlayerId } from '@rulewright/kernel';

/** Kinds of events that show cards. */
const TELLING: ReadonlySet<string> = new Set(['reveal', 'draw']);
/** What a player does while looking at cards that nobody knew. */
const LOOKING: ReadonlySet<unknown> = new Set(['glimpse', 'search']);
/** Where cards lie that only their owner sees. */
const OWN: ReadonlySet<number | undefined> = new Set([HAND, MEMORY, MATERIAL_DECK]);

export function isRevealing(g: G, me: PlayerId, events: readonly GameEvent[]): boolean {
  // Cards of the main deck that are looked at are seen while one is asked what to do with them.
  if (g.state.decision?.kind === 'glimpse') return true;
  return events.some((event) => {
    if (TELLING.has(event.kind)) return true;
    if (event.kind === 'acted') return LOOKING.has((event as GameEvent & { readonly action?: unknown }).action);
    if (event.kind !== 'move') return false;
    const { object, from } = event as MoveEvent;
    if (from === MAIN_DECK) return true;
    return OWN.has(from) && findObject(g.state, object)?.owner !== me;
  });
}
