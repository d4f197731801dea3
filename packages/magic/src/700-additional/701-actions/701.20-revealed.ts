/** Cards that an effect has shown stay shown while it is carried out (701.20a). */
import { isCreate, isMove, type ObjectId, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import { isShown as shown } from '@rulewright/rules';
import { STACK } from '../../400-zones/400-zones.ts';
import type { G, StackEntry } from '../../state.ts';
import { type EventName, loggedEvent, type MagicEvent } from '../700.1-events/types.ts';

/** What is carried out began no earlier than one of these. */
const BEGINNINGS: ReadonlySet<string> = new Set<EventName>(['resolve', 'beginning', 'cast', 'activate', 'turn']);

/** The effect that is being carried out has shown the card to all, or to this player's eyes. */
export const isShown = (g: G, id: ObjectId, sees: (player: PlayerId) => boolean): boolean =>
  shown(g, id, sees, BEGINNINGS);

/**
 * A card that its owner plays with revealed for a while: until the miracle ability has left the stack (702.94b); after its
 * forecast ability until another step begins (702.57b).
 */
export function isPlayedRevealed(g: G, id: ObjectId): boolean {
  const { step } = g.state.game.turn;
  if (objectRow(g.state, id).notes.miracle === 1 && hasMiracle(g, id)) return true;
  if (step !== 'upkeep') return false;
  const { log } = g.state;
  for (let i = log.length - 1; i >= log.first; i--) {
    const event = loggedEvent(log, i);
    if (event === undefined || event.kind === 'beginning') return false;
    if (event.kind === 'activate' && event.keyword === 'forecast' && event.object === id) return true;
  }
  return false;
}

/** The ability waits to be put on the stack, or is there. */
const hasMiracle = (g: G, id: ObjectId): boolean =>
  g.state.pending.some((t) => t.source === id) ||
  zoneObjects(g, STACK, g.state.game.turn.active).some((o) => {
    const entry = objectRow(g.state, o).stack as StackEntry | null;
    return entry?.source === id && entry.keyword === 'miracle';
  });

/** 701.20a: revealed as a spell was cast or an ability activated, it stays so until that has left the stack. */
export function isShownForCost(g: G, id: ObjectId): boolean {
  const there = zoneObjects(g, STACK, g.state.game.turn.active);
  if (there.length === 0) return false;
  const { log } = g.state;
  let announced: ObjectId | null = null;
  for (let i = log.length - 1; i >= log.first; i--) {
    const event = loggedEvent(log, i);
    if (event === undefined || event.kind === 'turn') return false;
    if (event.kind === 'cast' || event.kind === 'activate') {
      const onStack = event.kind === 'cast' ? event.object : event.ability;
      announced = onStack !== undefined && there.includes(onStack) ? onStack : null;
    } else if (event.kind === 'reveal' && announced !== null && event.to === undefined && event.objects.includes(id)) {
      return true;
    } else if (event.kind === 'resolve' || event.kind === 'cease' || began(event, announced)) announced = null;
  }
  return false;
}

/** With that the object came to be on the stack. */
const began = (event: MagicEvent, object: ObjectId | null): boolean =>
  object !== null && ((isCreate(event) && event.became === object) || (isMove(event) && event.became === object));
