/** Magic as a rule set of the kernel: everything assembled. */
import { commonDecisions, type Game, type RuleSet } from '@rulewright/kernel';
import { castingDecisions, castingProcedures } from './casting/index.ts';
import { lastKnown } from './characteristics.ts';
import { combatDecisions, combatProcedures } from './combat/index.ts';
import { decider } from './deciding.ts';
import { describe, describeGame, sees } from './describe.ts';
import { events } from './events/index.ts';
import { HOOKS } from './hooks.ts';
import { concede, leavingProcedures } from './leaving.ts';
import { copiable } from './pool.ts';
import { priorityProcedures } from './priority.ts';
import { mayBeReplaced, replacements } from './replacements.ts';
import { replace, replacementProcedures } from './replacing.ts';
import { resolveDecisions, resolveProcedures } from './resolve.ts';
import { settleProcedures } from './settle.ts';
import { shortcutDecisions, shortcutProcedures } from './shortcuts.ts';
import { startProcedures } from './start.ts';
import { triggers } from './triggers.ts';
import { turnProcedures } from './turn.ts';
import { inTurnOrder } from './turn-order.ts';
import type { G } from './types.ts';
import { untappingProcedures } from './untapping.ts';
import { zones } from './zones.ts';

/** The kernel hands every function the game it was made for. */
const magic = <A extends unknown[], R>(f: (g: G, ...rest: A) => R) => f as (g: Game, ...rest: A) => R;

export const rules: RuleSet = {
  name: 'magic',
  zones,
  hooks: HOOKS,
  events,
  procedures: {
    ...startProcedures,
    ...turnProcedures,
    ...untappingProcedures,
    ...priorityProcedures,
    ...shortcutProcedures,
    ...settleProcedures,
    ...leavingProcedures,
    ...castingProcedures,
    ...resolveProcedures,
    ...combatProcedures,
    ...replacementProcedures,
  },
  decisions: { ...commonDecisions, ...castingDecisions, ...combatDecisions, ...resolveDecisions, ...shortcutDecisions },
  hooksOf: magic((g, row) => copiable(g.pool, row).hooks[row.zone] ?? []),
  lastKnown: magic(lastKnown),
  mayBeReplaced: magic(mayBeReplaced),
  replacements: magic(replacements),
  replace: magic(replace),
  choiceOrder: magic((g) => inTurnOrder(g)),
  triggers: magic(triggers),
  decider: magic(decider),
  concede: magic(concede),
  sees: magic(sees),
  describe: magic(describe),
  describeGame: magic(describeGame),
};
