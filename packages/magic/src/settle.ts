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
import type { Duration } from '@rulewright/language';
import { TypeBit } from './card-types.ts';
import { characteristics, isType } from './characteristics.ts';
import { holds } from './condition.ts';
import type { MagicEvent } from './event-types.ts';
import { changedPermanents, legendChoice, stateBasedActions } from './state-based-actions.ts';
import { stateTriggers } from './triggers.ts';
import { inTurnOrder } from './turn-order.ts';
import { context, type G } from './types.ts';
import { BATTLEFIELD, GRAVEYARD } from './zones.ts';

interface Settling {
  /** Something was done since the settling began (514.3a asks). */
  readonly acted: boolean;
  readonly player: PlayerId;
  readonly triggers: readonly PendingTrigger[];
  readonly legends: readonly ObjectId[];
}

export const settling: Settling = { acted: false, player: -1 as PlayerId, triggers: [], legends: [] };

/** What follows from a change at once, although no rule calls it an action: control, roles in combat, durations. */
function aftermath(g: G): readonly MagicEvent[] {
  const out: MagicEvent[] = [];
  for (const id of changedPermanents(g)) {
    const { controller } = characteristics(g, id);
    if (objectRow(g.state, id).holder !== controller) out.push({ kind: 'control', object: id, player: controller });
  }
  const { combat } = g.state.game;
  if (combat !== null) {
    for (const { id } of [...combat.attackers, ...combat.blockers]) {
      if (objectRow(g.state, id).zone === BATTLEFIELD && !isType(characteristics(g, id), TypeBit.creature)) {
        out.push({ kind: 'removeFromCombat', object: id });
      }
    }
  }
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

/** 104.2a, 104.4a: when all others have lost, or all have. */
function endOfGame(g: G): readonly MagicEvent[] {
  const playing = g.state.players.filter((p) => p.standing === 'playing');
  if (playing.length === g.state.players.length) return [];
  if (playing.length === 0) return [{ kind: 'drawGame' }];
  const [first] = playing;
  if (first !== undefined && playing.every((p) => p.team === first.team)) return [{ kind: 'win', player: first.id }];
  return [];
}

const settle: Procedure = procedure<G, Settling>('settle', {
  aftermath(g) {
    if (g.state.dirty.length === 0 && g.state.version === g.state.checked && nothingForPlayers(g))
      return go('triggers');
    const events = aftermath(g);
    return events.length === 0 ? NEXT : emit(events);
  },
  stateBasedActions_704_3(g, s) {
    const events = stateBasedActions(g);
    return events.length === 0 ? next(s) : emit(events, { data: { ...s, acted: true }, then: 'endOfGame_104' });
  },
  legendRule_704_5j(g, s, answer) {
    if (answer === undefined) {
      const choice = legendChoice(g);
      return choice === null ? go('checked') : ask(choice, { ...s, legends: choice.from });
    }
    const [kept] = answer as readonly ObjectId[];
    const events = s.legends
      .filter((id) => id !== kept)
      .map((object): MagicEvent => ({ kind: 'move', object, to: GRAVEYARD, how: 'stateBased' }));
    return emit(events, { data: { ...s, acted: true, legends: [] }, then: 'aftermath' });
  },
  endOfGame_104(g) {
    const events = endOfGame(g);
    return events.length === 0 ? go('aftermath') : emit(events, { then: 'aftermath' });
  },
  checked(g) {
    happen(g, { kind: 'checked' });
    return NEXT;
  },
  triggers(g, s) {
    for (const trigger of stateTriggers(g)) happen(g, { kind: 'trigger', trigger } as MagicEvent);
    if (g.state.pending.length === 0) return DONE_WITH(s.acted);
    // 603.3b: each player in turn order puts theirs in an order of their choice.
    const player = inTurnOrder(g).find((p) => g.state.pending.some((t) => t.controller === p));
    if (player === undefined) return DONE_WITH(s.acted);
    const triggers = g.state.pending.filter((t) => t.controller === player);
    happen(g, { kind: 'triggersTaken', player } as MagicEvent);
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

const DONE_WITH = (acted: boolean) => (acted ? ({ do: 'done', result: true } as const) : DONE);

const nothingForPlayers = (g: G): boolean =>
  g.state.game.totals.every(
    (t, i) => t.life > 0 && !t.drewFromEmpty && (g.state.players[i]?.counters.poison ?? 0) < 10,
  );

export const settleProcedures = { settle } as const;
