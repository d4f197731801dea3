/** Before a player gets priority (117.5): state-based actions until there are none, then triggered abilities onto the stack. */

import { noteEvent, objectRow, underRules } from '@rulewright/kernel';
import { hasStateTriggers, type Loop, overNow, settlingProcedure } from '@rulewright/rules';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { exiled, hasLeft } from '../../700-additional/700.1-events/leaving.ts';
import {
  controlEvent,
  expireEvent,
  type MagicEvent,
  removeFromCombatEvent,
  triggerEvent,
} from '../../700-additional/700.1-events/types.ts';
import { RING_BEARER } from '../../700-additional/701-actions/701.54-ring.ts';
import { blessings } from '../../700-additional/702-keywords/citys-blessing.ts';
import { PAIRED, unpairing } from '../../700-additional/702-keywords/paired.ts';
import {
  actionsNow,
  changedPermanents,
  isUnchanged,
  openChoice,
} from '../../700-additional/704-state-based-actions/704.3-check.ts';
import { timeTells } from '../../700-additional/731-day-night.ts';
import { drawnByLoop } from '../../700-additional/732-loops/732.4-drawn-by-loop.ts';
import type { G } from '../../state.ts';
import { inTurnOrder } from '../101.4-turn-order.ts';
import { characteristics, isType } from '../109.3-characteristics.ts';
import { designation } from '../designation.ts';

/** What follows from a change at once, although no rule calls it an action: control, roles in combat, durations. */
function aftermath(g: G): readonly MagicEvent[] {
  const out: MagicEvent[] = [];
  const changed = changedPermanents(g);
  for (const id of changed) {
    const { controller } = characteristics(g, id);
    if (objectRow(g.state, id).notes[PAIRED] !== undefined) out.push(...unpairing(g, id));
    // 800.4c: control has come back to a player who has left.
    if (hasLeft(g, controller)) out.push(exiled(g, id));
    else if (objectRow(g.state, id).holder !== controller) {
      out.push(controlEvent(id, controller, objectRow(g.state, id).holder));
      // 701.54a: it is nobody's Ring-bearer when another player gains control of it.
      const key = designation(RING_BEARER);
      if (objectRow(g.state, id).notes[key] === 1) out.push(noteEvent(id, key, 0));
    }
  }
  const { combat } = g.state.game;
  if (combat !== null) {
    for (const { id } of [...combat.attackers, ...combat.blockers]) {
      if (objectRow(g.state, id).zone === BATTLEFIELD && !isType(characteristics(g, id), TypeBit.creature)) {
        out.push(removeFromCombatEvent(id));
      }
    }
  }
  out.push(...timeTells(g, changed), ...blessings(g));
  // 611.2b
  const over = overNow(g);
  if (over.length > 0) out.push(expireEvent(over));
  return out;
}

/** 704.3: the loop of checking, choosing and putting triggers on the stack is the common engine's. */
const settle = underRules(
  settlingProcedure<G>({
    isUnchanged,
    aftermath,
    actions: actionsNow,
    choice: openChoice,
    checked: () => ({ kind: 'checked' }),
    // 603.8
    triggered: (g, trigger) => triggerEvent(trigger, { rule: '603.8', parent: g.state.log.length - 1 }),
    // 104.4b
    endless: (g) => drawnByLoop(g, settlingForEver(g)),
  }),
  { actions: '704.3', choices: '704.3', checked: '704.3', triggers: '603.3' },
);

/** State-based actions and triggers that bring each other about without end: everybody has part in it. */
const settlingForEver = (g: G): Loop => ({
  sources: [],
  players: inTurnOrder(g),
  length: 0,
  grows: [],
  proven: false,
  after: 0,
});

/** 117.5: there is nothing to do before a player gets priority. */
export const isSettled = (g: G): boolean => g.state.pending.length === 0 && !hasStateTriggers(g) && isUnchanged(g);

export const settleProcedures = { settle } as const;
