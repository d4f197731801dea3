/** Who sees the top card of a library: "play with the top card revealed", "you may look at the top card" (401.5). */
import {
  type Frame,
  isCreate,
  isMove,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import { inForce } from '../600-effects/613-continuous/611-active-effect.ts';
import { environment } from '../600-effects/613-continuous/environment.ts';
import { loggedEvent, type MagicEvent } from '../700-additional/700.1-events/types.ts';
import { seesFor } from '../700-additional/723-deciding.ts';
import type { G } from '../state.ts';
import { select } from '../vocabulary/evaluate.ts';
import { LIBRARY } from './400-zones.ts';

export function topIsSeen(g: G, viewer: PlayerId, row: ObjectRow): boolean {
  if (zoneObjects(g, LIBRARY, row.owner)[0] !== row.id || isNewWhilePlaying(g, row)) return false;
  return environment(g).may.some((a) => {
    if (a.effect.action !== 'revealTop' && a.effect.action !== 'lookAtTop') return false;
    if (!inForce(g, a) || !select(g, a.effect.who, a.ctx).includes(row.owner)) return false;
    return a.effect.action === 'revealTop' || seesFor(g, viewer, row.owner);
  });
}

const PLAYING: ReadonlySet<string> = new Set(['castSpell', 'activateAbility']);

/** A card that came to the top while a spell is being cast or an ability activated is not seen before that is done. */
function isNewWhilePlaying(g: G, row: ObjectRow): boolean {
  for (let frame: Frame | null = g.state.frame; frame !== null; frame = frame.below) {
    const { object } = (frame.data ?? {}) as { readonly object?: ObjectId };
    if (PLAYING.has(frame.procedure.name) && object !== undefined && cameSince(g, row, object)) return true;
  }
  return false;
}

/** Whether the top card has changed since an object was put on the stack, or by that. */
function cameSince(g: G, row: ObjectRow, onStack: ObjectId): boolean {
  const { log } = g.state;
  let changed = false;
  for (let at = log.length - 1; at >= 0; at--) {
    const event = loggedEvent(log, at);
    if (event === undefined) return false;
    changed ||= changesTop(g, event, row);
    if ((isMove(event) || isCreate(event)) && event.became === onStack) return changed;
  }
  return false;
}

function changesTop(g: G, event: MagicEvent, row: ObjectRow): boolean {
  if (event.kind === 'shuffle') return event.player === row.owner;
  if (!isMove(event)) return false;
  return event.became === row.id || (event.from === LIBRARY && objectRow(g.state, event.object).owner === row.owner);
}
