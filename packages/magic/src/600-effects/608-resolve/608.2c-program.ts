/**
 * Following the instructions of an effect in the order written (608.2c): what the common engine's program needs to know of Magic's
 * actions. One instruction may say several things, which happen together (608.2e); what cannot be done at once is done in turn
 * order (608.2f).
 */

import type { GameEvent } from '@rulewright/kernel';
import type { Action, Cost, Together } from '@rulewright/language/magic';
import type { ProgramRules } from '@rulewright/rules';
import { combatEvent, type MagicEvent } from '../../700-additional/700.1-events/types.ts';
import { actions } from '../../700-additional/701-actions/index.ts';
import { isKeywordAction, meaningOf } from '../../700-additional/701-actions/keyword-meanings.ts';
import type { G } from '../../state.ts';
import { togetherOf } from '../../vocabulary/chosen-together.ts';
import { hintsFor } from '../../vocabulary/hints.ts';
import { canPayCost } from '../601-cast/601.2h-payment.ts';
import { isPossible } from './608.2d-possible.ts';
import { statedAsItEnters } from './611.2e-stated.ts';

/** 508.4: those of each action join the same attack. */
function withAllAttackers(events: readonly GameEvent[]): readonly GameEvent[] {
  const all = events as readonly MagicEvent[];
  const joins = all.flatMap((e) => (e.kind === 'combat' && e.combat !== null ? [e.combat] : []));
  const [first] = joins;
  if (first === undefined || joins.length < 2) return events;
  const attackers = [...new Map(joins.flatMap((c) => c.attackers).map((a) => [a.id, a])).values()];
  const combat: MagicEvent = combatEvent({ ...first, attackers });
  return [...all.filter((e) => e.kind !== 'combat'), combat];
}

export const program: ProgramRules<G> = {
  acts: actions,
  meaningOf(action) {
    const own = action as Action;
    return isKeywordAction(own) ? meaningOf(own) : null;
  },
  merged: (first, second) => statedAsItEnters(first as Action, second as Action),
  joint: new Set(['token', 'copyToken', 'damage', 'counters', 'loseLife', 'gainLife', 'sacrifice']),
  isPossible: (run, of) => isPossible(run, of as readonly Action[]),
  joined: withAllAttackers,
  together: (g, demand, from, ctx) => togetherOf(g, demand as Together, from, ctx),
  hints: (courses) => hintsFor(courses as readonly (readonly Action[])[]),
  canPay: (g, player, cost, ctx) => canPayCost(g, player, cost as readonly Cost[], ctx),
  // 104.4b
  endless: (run) => [{ kind: 'drawGame', cause: run.ctx.source }],
  rule: { may: '608.2d', pay: '118.12' },
};
