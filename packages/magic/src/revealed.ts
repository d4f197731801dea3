/** Cards that an effect has shown stay shown while it is carried out (701.20a). */
import { type GameEvent, type ObjectId, type PlayerId, type RevealEvent, rowAt } from '@rulewright/kernel';
import type { EventName } from './event-types.ts';
import type { G } from './types.ts';

/** What is carried out began no earlier than one of these. */
const BEGINNINGS: ReadonlySet<string> = new Set<EventName>(['resolve', 'beginning', 'cast', 'activate', 'turn']);

const isCarriedOut = (g: G): boolean => {
  for (let frame = g.state.frame; frame !== null; frame = frame.below)
    if (frame.procedure === 'runActions') return true;
  return false;
};

/** The effect that is being carried out has shown the card to all, or to this player's eyes. */
export function isShown(g: G, id: ObjectId, sees: (player: PlayerId) => boolean): boolean {
  if (!isCarriedOut(g)) return false;
  const { log } = g.state;
  for (let i = log.length - 1; i >= log.first; i--) {
    const event: GameEvent | undefined = rowAt(log, i);
    if (event === undefined || BEGINNINGS.has(event.kind)) return false;
    if (event.kind !== 'reveal') continue;
    const { objects, to } = event as RevealEvent;
    if (objects.includes(id) && (to === undefined || sees(to))) return true;
  }
  return false;
}
