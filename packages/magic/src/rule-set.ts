/** Magic as a rule set of the kernel: everything assembled. */
import { commonDecisions, type Game } from '@rulewright/kernel';
import { LANGUAGE_VERSION } from '@rulewright/language/magic';
import type { GameRules } from '@rulewright/rules';
import { inTurnOrder } from './100-game/101.4-turn-order.ts';
import { startProcedures } from './100-game/103-start.ts';
import { copiable, type Pool } from './100-game/108-pool.ts';
import { lastKnown } from './100-game/109.3-characteristics.ts';
import { settleProcedures } from './100-game/117-priority/117.5-settle.ts';
import { priorityProcedures } from './100-game/117-priority/117-priority.ts';
import { withCounterHooks } from './100-game/122.1-keyword-counters.ts';
import { describe, describeGame, sees } from './400-zones/400.2-describe.ts';
import { zones } from './400-zones/400-zones.ts';
import { arrangingProcedures, isArranging, joinArranging } from './400-zones/401.4-arranging.ts';
import { turnProcedures } from './500-turn/500-turn.ts';
import { untappingProcedures } from './500-turn/502.3-untapping.ts';
import { combatDecisions, combatProcedures } from './500-turn/combat/index.ts';
import { play } from './600-effects/601-cast/601.2b-announcement.ts';
import { triggered, triggeredBy } from './600-effects/603-triggers/603.2-triggers.ts';
import { puttingProcedures } from './600-effects/603-triggers/603.3b-put-on-stack.ts';
import { program } from './600-effects/608-resolve/608.2c-program.ts';
import { resolveDecisions, resolveProcedures } from './600-effects/608-resolve/608-resolve.ts';
import { continuous } from './600-effects/613-continuous/613-layers.ts';
import { replace, replacementProcedures } from './600-effects/614-replacement/614-replacing.ts';
import { joinPrevented } from './600-effects/614-replacement/615-preventing.ts';
import { mayBeReplaced, replaced, replacements } from './600-effects/614-replacement/616.1-replacements.ts';
import { castingDecisions, castingProcedures } from './600-effects/index.ts';
import { HOOKS } from './700-additional/700.1-events/hooks.ts';
import { events } from './700-additional/700.1-events/index.ts';
import { separated } from './700-additional/700.1-events/merging.ts';
import { decider } from './700-additional/723-deciding.ts';
import { shortcutDecisions, shortcutProcedures } from './700-additional/732-loops/732.2-shortcuts.ts';
import { loops } from './700-additional/732-loops/732.4-loops.ts';
import { concede, leavingProcedures } from './800-multiplayer/800.4-leaving.ts';
import { planarProcedures } from './900-variants/901-planechase/901.9-planar-die.ts';
import { readMagic } from './read-state.ts';
import type { G } from './state.ts';
import { vocabulary } from './vocabulary/index.ts';

/** The kernel hands every function the game it was made for. */
const magic = <A extends unknown[], R>(f: (g: G, ...rest: A) => R) => f as (g: Game, ...rest: A) => R;

/** The rules of Magic. */
export const rules: GameRules = {
  name: 'magic',
  vocabulary,
  play,
  continuous,
  program,
  loops,
  triggered,
  replaced,
  language: LANGUAGE_VERSION,
  cardsIn: (pool) => (pool as Pool).cards,
  readGame: readMagic,
  zones,
  hooks: HOOKS,
  events,
  procedures: {
    ...startProcedures,
    ...turnProcedures,
    ...arrangingProcedures,
    ...untappingProcedures,
    ...priorityProcedures,
    ...shortcutProcedures,
    ...settleProcedures,
    ...puttingProcedures,
    ...leavingProcedures,
    ...castingProcedures,
    ...resolveProcedures,
    ...combatProcedures,
    ...replacementProcedures,
    ...planarProcedures,
  },
  decisions: { ...commonDecisions, ...castingDecisions, ...combatDecisions, ...resolveDecisions, ...shortcutDecisions },
  hooksOf: magic((g, row) => withCounterHooks(copiable(g.pool, row).hooks[row.zone] ?? [], row)),
  lastKnown: magic(lastKnown),
  mayBeReplaced: magic(mayBeReplaced),
  replacements: magic(replacements),
  replace: magic(replace),
  keeperLeft: (_, keeper, event) => separated(keeper, event),
  joinAfter: (earlier, later) =>
    isArranging(earlier) || isArranging(later) ? joinArranging(earlier, later) : joinPrevented(earlier, later),
  choiceOrder: magic((g) => inTurnOrder(g)),
  triggers: magic(triggeredBy),
  decider: magic(decider),
  tooMuch: (_, amount) => [{ kind: 'drawGame', tooMuch: amount }],
  concede: magic(concede),
  hiding: '400.2',
  sees: magic(sees),
  describe: magic(describe),
  describeGame: magic(describeGame),
};
