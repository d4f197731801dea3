/** Objects that are about to enter the battlefield while effects modify how they do (614.13). */
import { type Frame, type GameEvent, isMove, type ObjectId, type PlayerId, zoneObjects } from '@rulewright/kernel';
import { BATTLEFIELD, LIBRARY } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';

/** Whether an object is in a batch of events that has not happened yet, on its way to the battlefield. */
function isEntering(frame: Frame | null, id: ObjectId): boolean {
  for (let f = frame; f !== null; f = f.below) {
    if (f.procedure.name !== 'perform') continue;
    const { proposed } = f.data as { readonly proposed: readonly GameEvent[] };
    if (proposed.some((e) => isMove(e) && e.object === id && e.to === BATTLEFIELD)) return true;
  }
  return false;
}

/** The top cards of a library; 614.13c: a card that is entering the battlefield from it is not among them. */
export function topOfLibrary(g: G, player: PlayerId, count: number): readonly ObjectId[] {
  const top: ObjectId[] = [];
  for (const id of zoneObjects(g, LIBRARY, player)) {
    if (top.length >= count) break;
    if (!isEntering(g.state.frame, id)) top.push(id);
  }
  return top;
}
