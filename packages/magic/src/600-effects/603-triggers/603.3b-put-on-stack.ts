/** The abilities that have triggered are put on the stack, each player's in an order of their choice (603.3, 603.3b). */

import {
  ask,
  type ChooseOrder,
  call,
  comesFrom,
  DONE,
  happen,
  NEXT,
  NO_OBJECT,
  next,
  type PendingTrigger,
  type PlayerId,
  type Procedure,
  procedure,
} from '@rulewright/kernel';
import { triggeredOnceMore } from '@rulewright/rules';
import { inTurnOrder, sharers } from '../../100-game/101.4-turn-order.ts';
import { type MagicEvent, triggersTakenEvent } from '../../700-additional/700.1-events/types.ts';
import type { G } from '../../state.ts';

interface Putting {
  readonly player: PlayerId;
  readonly triggers: readonly PendingTrigger[];
}

/** The player who is next in turn order to put some on the stack, if there is one. */
export const nextToPut = (g: G): PlayerId | undefined =>
  g.state.pending.length === 0
    ? undefined
    : inTurnOrder(g).find((p) => g.state.pending.some((t) => t.controller === p));

/** Those that no longer wait have triggered once more, where that is limited. */
export function count(g: G, triggers: readonly PendingTrigger[]): void {
  for (const trigger of triggers) {
    const counted = triggeredOnceMore(g, trigger);
    if (counted !== null) happen(g, counted);
  }
}

const taken = (player: PlayerId): MagicEvent => triggersTakenEvent(player);

const putTriggers: Procedure = procedure<G, Putting>('putTriggers', {
  take_603_3b(g, { player }) {
    // 805.7: a team that shares its turns puts them on the stack together.
    const team = sharers(g, player);
    const triggers = g.state.pending.filter((t) => team.includes(t.controller));
    comesFrom(g, NO_OBJECT, triggers[0]?.parent);
    for (const p of team) happen(g, taken(p));
    count(g, triggers);
    return next({ player, triggers });
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
    if (first === undefined) return DONE;
    return call('putTrigger', { trigger: first }, { data: { ...s, triggers: rest }, then: 'putOnStack_603_3' });
  },
});

/** The abilities whose order is being asked, as the decision lists them. */
export function triggersToOrder(g: G): readonly PendingTrigger[] {
  const { decision, frame } = g.state;
  if (decision?.prompt !== 'order-triggers' || frame === null) return [];
  return (frame.data as Putting).triggers;
}

export const puttingProcedures = { putTriggers } as const;
