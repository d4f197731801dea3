/** What comes back when something leaves the battlefield: objects that were moved "until" then (610.3). */
import { effectRow, endEffectEvent, type GameEvent, moveEvent, type ObjectId, objectRow } from '@rulewright/kernel';
import { BATTLEFIELD, PHASED_OUT } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';
import { PHASED } from '../702-keywords/phasing.ts';
import { phaseInEvent } from './types.ts';

/** The body of the effect that waits for it. */
export interface Returning {
  readonly kind: 'returning';
  /** When one of these leaves the battlefield, or a player planeswalks (901.11) … */
  readonly watched: readonly ObjectId[] | 'planeswalk';
  /** … each of these goes back, if it is still where it was put. */
  readonly objects: readonly { readonly id: ObjectId; readonly in: number; readonly to: number }[];
  /** What is phased out phases in tapped. */
  readonly tapped?: boolean;
}

/** 610.3, 610.3c: immediately, and onto the battlefield under its owner's control. */
export const returned = (g: G, left: ObjectId): readonly GameEvent[] =>
  returning(g, (watched) => watched !== 'planeswalk' && watched.includes(left));
export const returnedAsPlaneswalking = (g: G): readonly GameEvent[] =>
  returning(g, (watched) => watched === 'planeswalk');

function returning(g: G, isOver: (watched: Returning['watched']) => boolean): readonly GameEvent[] {
  const out: GameEvent[] = [];
  for (const id of g.state.live) {
    const body = effectRow(g.state, id)?.body as Returning | undefined;
    if (body?.kind !== 'returning' || !isOver(body.watched)) continue;
    out.push(endEffectEvent(id));
    for (const { id: object, in: zone, to } of body.objects) {
      const row = objectRow(g.state, object);
      if (row.zone !== zone) continue;
      if (zone === PHASED_OUT) {
        // 610.4a: not if it has phased in and out again meanwhile.
        if (row.notes[PHASED.until] !== undefined) out.push(phaseInEvent(object, { tapped: body.tapped === true }));
        continue;
      }
      const controller = to === BATTLEFIELD ? { controller: row.owner } : {};
      out.push(moveEvent(object, to, { how: 'returned', ...controller }));
    }
  }
  return out;
}
