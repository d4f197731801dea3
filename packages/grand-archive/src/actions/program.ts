/** Following the instructions of an effect in the order written (resolution 2): what the common engine's program needs to know of the actions. */
import type { Action, Cost, Together } from '@rulewright/language/grand-archive';
import type { ProgramRules } from '@rulewright/rules';
import { canPayCost } from '../playing-cards/payment.ts';
import type { G } from '../state.ts';
import { glimpseProcedures } from './glimpse.ts';
import { glimpseDecisions } from './glimpse-decision.ts';
import { hintsFor } from './hints.ts';
import { isPossible } from './possible.ts';
import { retargetProcedures } from './stack.ts';
import { actions } from './table.ts';
import { togetherOf } from './together.ts';
import { wordDecisions } from './words.ts';

export const program: ProgramRules<G> = {
  acts: actions,
  // No action is short for others.
  // Whose deed it is was settled as it was announced.
  meaningOf(action) {
    const own = action as Action;
    return own.do === 'asSpell' ? own.actions : null;
  },
  joint: new Set(['summon', 'copyToken', 'damage', 'counters', 'sacrifice', 'recover']),
  isPossible: (run, of) => isPossible(run, of as readonly Action[]),
  joined: (events) => events,
  together: (g, demand, from, ctx) => togetherOf(g, demand as Together, from, ctx),
  hints: (courses) => hintsFor(courses as readonly (readonly Action[])[]),
  canPay: (g, player, cost, ctx) => canPayCost(g, player, cost as readonly Cost[], ctx),
  endless: (run) => [{ kind: 'drawGame', cause: run.ctx.source }],
  rule: { may: 'effects.2', pay: 'resolution.6' },
};

/** Procedures that actions call, and decisions that only they ask. */
export const actionProcedures = { ...glimpseProcedures, ...retargetProcedures } as const;
export const actionDecisions = { ...glimpseDecisions, ...wordDecisions } as const;
