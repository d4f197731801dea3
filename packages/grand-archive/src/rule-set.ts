/** Grand Archive as a rule set of the kernel: everything assembled. */
import { commonDecisions, type Game, type ObjectRow, objectRow } from '@rulewright/kernel';
import { LANGUAGE_VERSION } from '@rulewright/language/grand-archive';
import { type Environment, type GameRules, gatheredWith, targetDecisions, triggers } from '@rulewright/rules';
import { activateProcedures } from './abilities/activated.ts';
import { counterTriggers } from './abilities/counter-triggers.ts';
import { triggered, triggerProcedures } from './abilities/triggered.ts';
import { actionDecisions, actionProcedures, program } from './actions/index.ts';
import { continuous } from './effects/layers.ts';
import { mayBeReplaced, replace, replaced, replacementProcedures, replacements } from './effects/replacement.ts';
import { leftBehind } from './events/champions.ts';
import { CHAMPION_HOOK, HOOKS } from './events/hooks.ts';
import { events } from './events/index.ts';
import { concede, leavingProcedures } from './general-rules/leaving.ts';
import { loops } from './general-rules/loops.ts';
import { inTurnOrder } from './general-rules/players.ts';
import { startProcedures } from './general-rules/starting.ts';
import { lastKnown } from './parts-of-a-card/characteristics.ts';
import { faceOf, type Pool } from './parts-of-a-card/pool.ts';
import { sheetOf } from './parts-of-a-card/printed.ts';
import { materializeDecisions, materializeProcedures } from './playing-cards/materialize.ts';
import { paymentProcedures } from './playing-cards/payment.ts';
import { playProcedures } from './playing-cards/play-card.ts';
import { play } from './playing-cards/play-rules.ts';
import { resolveProcedures } from './playing-cards/resolution.ts';
import { readGrandArchive } from './read-state.ts';
import type { G } from './state.ts';
import { opportunityDecisions } from './timing/actions.ts';
import { opportunityProcedures } from './timing/opportunity.ts';
import { settleProcedures } from './timing/settle.ts';
import { attackProcedures } from './turn-order/combat/attack.ts';
import { combatProcedures } from './turn-order/combat/combat.ts';
import { turnProcedures } from './turn-order/turn.ts';
import { vocabulary } from './vocabulary/index.ts';
import { describe, describeGame, sees } from './zones/describe.ts';
import { FIELD, LINEAGE, zones } from './zones/zones.ts';

/** The kernel hands every function the game it was made for. */
const own = <A extends unknown[], R>(f: (g: G, ...rest: A) => R) => f as (g: Game, ...rest: A) => R;

/** Where its abilities listen; a champion also for the inherited effects of its lineage. */
function hooksOf(g: G, row: ObjectRow): readonly number[] {
  const hooks = sheetOf(faceOf(g.pool, row)).hooks[row.zone] ?? [];
  if (row.zone !== FIELD || row.kept.length === 0) return hooks;
  const inherited = row.kept.flatMap((id) => {
    const inner = objectRow(g.state, id);
    const sheet = sheetOf(faceOf(g.pool, inner));
    return inner.zone === LINEAGE && sheet.inherits
      ? (sheet.hooks[FIELD] ?? []).filter((hook) => hook !== CHAMPION_HOOK)
      : [];
  });
  return inherited.length === 0 ? hooks : [...new Set([...hooks, ...inherited])];
}

/** The rules of Grand Archive. */
export const rules: GameRules = {
  name: 'grand-archive',
  vocabulary,
  play,
  continuous,
  program,
  loops,
  triggered,
  replaced,
  language: LANGUAGE_VERSION,
  readGame: readGrandArchive,
  cardsIn: (pool) => (pool as Pool).cards,
  zones,
  hooks: HOOKS,
  events,
  procedures: {
    ...startProcedures,
    ...turnProcedures,
    ...opportunityProcedures,
    ...settleProcedures,
    ...triggerProcedures,
    ...leavingProcedures,
    ...playProcedures,
    ...paymentProcedures,
    ...materializeProcedures,
    ...activateProcedures,
    ...resolveProcedures,
    ...attackProcedures,
    ...combatProcedures,
    ...actionProcedures,
    ...replacementProcedures,
  },
  decisions: {
    ...commonDecisions,
    ...targetDecisions,
    ...opportunityDecisions,
    ...materializeDecisions,
    ...actionDecisions,
  },
  hooksOf: own(hooksOf),
  lastKnown: own(lastKnown),
  gatheredWith: own((g, gathered, effect, begins) => gatheredWith(g, gathered as Environment, effect, begins)),
  mayBeReplaced: own(mayBeReplaced),
  replacements: own(replacements),
  replace: own(replace),
  keeperLeft: own(leftBehind),
  choiceOrder: own((g) => inTurnOrder(g)),
  triggers: own((g: G, events, before) => {
    const found = triggers(g, events, before);
    const ofCounters = counterTriggers(g, events);
    return ofCounters.length === 0 ? found : [...found, ...ofCounters];
  }),
  tooMuch: (_, amount) => [{ kind: 'drawGame', tooMuch: amount } as { kind: string }],
  concede: own(concede),
  hiding: 'public-private-information.1',
  sees: own(sees),
  describe: own(describe),
  describeGame: own(describeGame),
};
