/** Before a player gets priority (117.5): state-based actions until there are none, then triggered abilities onto the stack. */

import {
  ask,
  type ChooseOrder,
  call,
  DONE,
  effectRow,
  emit,
  go,
  happen,
  NEXT,
  NOWHERE,
  next,
  type ObjectId,
  objectRow,
  type PendingTrigger,
  type PlayerId,
  type Procedure,
  procedure,
} from '@rulewright/kernel';
import type { Duration } from '@rulewright/language/magic';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { askForProtector, PROTECTOR, possibleProtectors, unprotected } from '../../300-card-types/310.8-protector.ts';
import { BATTLEFIELD, COMMAND, GRAVEYARD } from '../../400-zones/400-zones.ts';
import { hasStateTriggers, stateTriggers } from '../../600-effects/603-triggers/603.2-triggers.ts';
import { waitingSource } from '../../600-effects/603-triggers/waiting-source.ts';
import { settleConditions } from '../../600-effects/613-continuous/environment.ts';
import { exiled, hasLeft } from '../../700-additional/700.1-events/leaving.ts';
import type { MagicEvent } from '../../700-additional/700.1-events/types.ts';
import { RING_BEARER } from '../../700-additional/701-actions/701.54-ring.ts';
import { blessings } from '../../700-additional/702-keywords/702.131-blessing.ts';
import {
  changedPermanents,
  legendChoice,
  losingPlayers,
  stateBasedActions,
} from '../../700-additional/704-state-based-actions/704-state-based-actions.ts';
import { timeTells } from '../../700-additional/731-day-night.ts';
import { askAboutReturn, returningCommander } from '../../900-variants/903-commander.ts';
import { context, type G } from '../../state.ts';
import { holds } from '../../vocabulary/evaluate.ts';
import { inTurnOrder, sharers } from '../101.4-turn-order.ts';
import { characteristics, isType } from '../109.3-characteristics.ts';
import { designation } from '../designation.ts';

interface Settling {
  /** Something was done since the settling began (514.3a asks). */
  readonly acted: boolean;
  readonly player: PlayerId;
  readonly triggers: readonly PendingTrigger[];
  readonly legends: readonly ObjectId[];
  /** Only state-based actions; triggered abilities wait (724.1c). */
  readonly only?: boolean;
}

export const settling: Settling = { acted: false, player: -1 as PlayerId, triggers: [], legends: [] };

/** What follows from a change at once, although no rule calls it an action: control, roles in combat, durations. */
function aftermath(g: G): readonly MagicEvent[] {
  const out: MagicEvent[] = [];
  const changed = changedPermanents(g);
  for (const id of changed) {
    const { controller } = characteristics(g, id);
    // 800.4c: control has come back to a player who has left.
    if (hasLeft(g, controller)) out.push(exiled(g, id));
    else if (objectRow(g.state, id).holder !== controller) {
      out.push({ kind: 'control', object: id, player: controller });
      // 701.54a: it is nobody's Ring-bearer when another player gains control of it.
      const key = designation(RING_BEARER);
      if (objectRow(g.state, id).notes[key] === 1) out.push({ kind: 'note', object: id, key, value: 0 });
    }
  }
  const { combat } = g.state.game;
  if (combat !== null) {
    for (const { id } of [...combat.attackers, ...combat.blockers]) {
      if (objectRow(g.state, id).zone === BATTLEFIELD && !isType(characteristics(g, id), TypeBit.creature)) {
        out.push({ kind: 'removeFromCombat', object: id });
      }
    }
  }
  out.push(...timeTells(g, changed), ...blessings(g));
  const over = g.state.live.filter((id) => isOver(g, id));
  if (over.length > 0) out.push({ kind: 'expire', effects: over });
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
    if (isUnchanged(g)) return go('triggers');
    const events = aftermath(g);
    return events.length === 0 ? NEXT : emit(events);
  },
  stateBasedActions_704_3(g, s) {
    const events = stateBasedActions(g);
    return events.length === 0 ? next(s) : emit(events, { data: { ...s, acted: true }, then: 'aftermath' });
  },
  legendRule_704_5j(g, s, answer) {
    if (answer === undefined) {
      const choice = legendChoice(g);
      return choice === null ? go('protector_704_5w') : ask(choice, { ...s, legends: choice.from });
    }
    const [kept] = answer as readonly ObjectId[];
    const events = s.legends
      .filter((id) => id !== kept)
      .map((object): MagicEvent => ({ kind: 'move', object, to: GRAVEYARD, how: 'stateBased' }));
    return emit(events, { data: { ...s, acted: true, legends: [] }, then: 'aftermath' });
  },
  protector_704_5w(g, s, answer) {
    const battle = unprotected(g);
    if (battle === null) return go('commander_903_9a');
    const from = possibleProtectors(g, battle);
    if (answer === undefined && from.length > 1) return ask(askForProtector(g, battle, from));
    const chosen = answer === undefined ? from : (answer as readonly PlayerId[]);
    const event: MagicEvent =
      chosen.length === 0
        ? { kind: 'move', object: battle, to: GRAVEYARD, how: 'stateBased' }
        : { kind: 'note', object: battle, key: PROTECTOR, value: chosen };
    return emit([event], { data: { ...s, acted: true }, then: 'aftermath' });
  },
  commander_903_9a(g, s, answer) {
    const commander = returningCommander(g);
    if (commander === null) return go('checked');
    const { object } = commander;
    if (answer === undefined) return ask(askAboutReturn(commander));
    happen(g, { kind: 'commanderAsked', object } as MagicEvent);
    if (answer === false) return go('commander_903_9a');
    const home: MagicEvent = { kind: 'move', object, to: COMMAND, how: 'put' };
    return emit([home], { data: { ...s, acted: true }, then: 'aftermath' });
  },
  checked(g) {
    happen(g, { kind: 'checked' });
    return NEXT;
  },
  triggers(g, s) {
    if (s.only === true) return DONE_WITH(s.acted);
    for (const trigger of stateTriggers(g)) happen(g, { kind: 'trigger', trigger } as MagicEvent);
    if (g.state.pending.length === 0) return DONE_WITH(s.acted);
    // 603.3b: each player in turn order puts theirs in an order of their choice.
    const player = inTurnOrder(g).find((p) => g.state.pending.some((t) => t.controller === p));
    if (player === undefined) return DONE_WITH(s.acted);
    // 805.7: a team that shares its turns puts them on the stack together.
    const team = sharers(g, player);
    const triggers = g.state.pending.filter((t) => team.includes(t.controller));
    for (const p of team) happen(g, { kind: 'triggersTaken', player: p } as MagicEvent);
    return next({ ...s, acted: true, player, triggers });
  },
  order_603_3b(_g, s, answer) {
    if (answer !== undefined) return next({ ...s, triggers: (answer as readonly number[]).map((i) => s.triggers[i]) });
    if (s.triggers.length === 1) return NEXT;
    const decision: ChooseOrder = {
      kind: 'order',
      player: s.player,
      rule: '603.3b',
      prompt: 'order-triggers',
      items: s.triggers.map((t) => t.source),
    };
    return ask(decision);
  },
  putOnStack_603_3(_g, s) {
    const [first, ...rest] = s.triggers;
    if (first === undefined) return go('aftermath');
    return call('putTrigger', { trigger: first }, { data: { ...s, triggers: rest }, then: 'putOnStack_603_3' });
  },
});

/** The abilities whose order is being asked, as the decision lists them. */
export function triggersToOrder(g: G): readonly PendingTrigger[] {
  const { decision, frame } = g.state;
  if (decision?.prompt !== 'order-triggers' || frame === null) return [];
  return (frame.data as { readonly triggers: readonly PendingTrigger[] }).triggers;
}

const DONE_WITH = (acted: boolean) => (acted ? ({ do: 'done', result: true } as const) : DONE);

/** Nothing has changed since state-based actions were last checked that could need one, or end an effect. */
function isUnchanged(g: G): boolean {
  settleConditions(g);
  if (g.state.version !== g.state.checked || !allOffTheTable(g)) return false;
  for (const totals of g.state.game.totals) if (totals.drewFromEmpty) return false;
  for (const id of g.state.live) {
    if ((effectRow(g.state, id)?.duration as Duration | null | undefined)?.kind === 'while') return false;
  }
  return losingPlayers(g).length === 0;
}

/** So many changes are looked at one by one; with more, everything is checked and they are forgotten. */
const FEW = 24;

/** Only cards and abilities outside the battlefield have changed, which no state-based action and no duration concerns. */
function allOffTheTable(g: G): boolean {
  const { dirty, live, game } = g.state;
  if (dirty.length === 0) return true;
  if (dirty.length > FEW || game.commanders.length > 0) return false;
  for (const id of dirty) {
    const row = objectRow(g.state, id);
    const { kind, zone } = row;
    if (kind === 'ability') {
      // 310.7, 714.4
      if (waitingSource(g, row) !== null) return false;
      continue;
    }
    // 704.5d–e: tokens and copies; 611.2b: what effects wait for may have left.
    if (zone === BATTLEFIELD || (zone === NOWHERE ? live.length > 0 : kind !== 'card')) return false;
  }
  return true;
}

/** 117.5: there is nothing to do before a player gets priority. */
export const isSettled = (g: G): boolean => g.state.pending.length === 0 && !hasStateTriggers(g) && isUnchanged(g);

export const settleProcedures = { settle } as const;
