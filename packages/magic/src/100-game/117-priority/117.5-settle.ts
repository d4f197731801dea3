/** Before a player gets priority (117.5): state-based actions until there are none, then triggered abilities onto the stack. */

import {
  ask,
  call,
  comesFrom,
  DONE,
  done,
  effectRow,
  emit,
  go,
  happen,
  NEXT,
  NO_OBJECT,
  NOWHERE,
  next,
  noteEvent,
  type ObjectId,
  objectRow,
  type Procedure,
  procedure,
} from '@rulewright/kernel';
import type { Duration } from '@rulewright/language/magic';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { hasStateTriggers, stateTriggers } from '../../600-effects/603-triggers/603.2-triggers.ts';
import { nextToPut } from '../../600-effects/603-triggers/603.3b-put-on-stack.ts';
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
import {
  actionsNow,
  changedPermanents,
  isUnchanged,
  openChoice,
} from '../../700-additional/704-state-based-actions/704.3-check.ts';
import { timeTells } from '../../700-additional/731-day-night.ts';
import { context, type G } from '../../state.ts';
import { holds } from '../../vocabulary/evaluate.ts';
import { characteristics, isType } from '../109.3-characteristics.ts';
import { designation } from '../designation.ts';

interface Settling {
  /** Something was done since the settling began (514.3a asks). */
  readonly acted: boolean;
  /** Only state-based actions; triggered abilities wait (724.1c). */
  readonly only?: boolean;
}

export const settling: Settling = { acted: false };

/** What follows from a change at once, although no rule calls it an action: control, roles in combat, durations. */
function aftermath(g: G): readonly MagicEvent[] {
  const out: MagicEvent[] = [];
  const changed = changedPermanents(g);
  for (const id of changed) {
    const { controller } = characteristics(g, id);
    // 800.4c: control has come back to a player who has left.
    if (hasLeft(g, controller)) out.push(exiled(g, id));
    else if (objectRow(g.state, id).holder !== controller) {
      out.push(controlEvent(id, controller));
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
  const over = g.state.live.filter((id) => isOver(g, id));
  if (over.length > 0) out.push(expireEvent(over));
  return out;
}

/** 611.2b: "for as long as" has become false, or the thing it waited on has left. */
function isOver(g: G, id: number): boolean {
  const row = effectRow(g.state, id);
  const duration = row?.duration as (Duration & { objects?: readonly ObjectId[] }) | null | undefined;
  if (row === null || duration === null || duration === undefined) return false;
  if (duration.kind === 'while')
    return !holds(g, duration.condition, context(row.source, row.controller, { locals: row.locals }));
  if (duration.kind === 'untilLeaves')
    return duration.objects?.every((o) => objectRow(g.state, o).zone === NOWHERE) === true;
  return false;
}

const settle: Procedure = procedure<G, Settling>('settle', {
  aftermath(g) {
    comesFrom(g, NO_OBJECT, g.state.log.length - 1);
    if (isUnchanged(g)) return go('triggers_603_3');
    const events = aftermath(g);
    return events.length === 0 ? NEXT : emit(events);
  },
  stateBasedActions_704_3(g, s) {
    const events = actionsNow(g);
    return events.length === 0 ? next(s) : emit(events, { data: { ...s, acted: true }, then: 'aftermath' });
  },
  stateBasedChoices_704_3(g, s, answer) {
    const open = openChoice(g);
    if (open === null) return NEXT;
    if (answer === undefined && open.decision !== null) return ask(open.decision);
    happen(g, ...open.asked);
    const events = open.events(answer);
    if (events.length === 0) return go('stateBasedChoices_704_3');
    return emit(events, { data: { ...s, acted: true }, then: 'aftermath' });
  },
  checked_704_3(g) {
    happen(g, { kind: 'checked' });
    return NEXT;
  },
  triggers_603_3(g, { only, acted }) {
    if (only !== true) {
      for (const trigger of stateTriggers(g))
        happen(g, triggerEvent(trigger, { rule: '603.8', parent: g.state.log.length - 1 }));
      const player = nextToPut(g);
      if (player !== undefined)
        return call('putTriggers', { player, triggers: [] }, { data: { acted: true }, then: 'aftermath' });
    }
    return acted ? done(true) : DONE;
  },
});

/** 117.5: there is nothing to do before a player gets priority. */
export const isSettled = (g: G): boolean => g.state.pending.length === 0 && !hasStateTriggers(g) && isUnchanged(g);

export const settleProcedures = { settle } as const;
