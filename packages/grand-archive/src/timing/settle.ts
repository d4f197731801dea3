/** Before a player gets Opportunity: state-based checks until nothing changes, then triggered abilities onto the stack (timing, opportunity 9, 10). */
import { objectRow, underRules } from '@rulewright/kernel';
import { hasStateTriggers, type Loop, overNow, settlingProcedure } from '@rulewright/rules';
import { withoutRole } from '../events/combat.ts';
import { combatEvent, expireEvent, triggerEvent } from '../events/make.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import { drawnByLoop } from '../general-rules/loops.ts';
import { inTurnOrder } from '../general-rules/players.ts';
import { characteristics } from '../parts-of-a-card/characteristics.ts';
import type { G } from '../state.ts';
import { changedOnField, isUnchanged } from '../state-checks/changed.ts';
import { checksNow, openChoice } from '../state-checks/checks.ts';

/** What follows from a change at once: control (Combat 10: an attacker or defender whose controller changes is removed), durations. */
function aftermath(g: G): readonly GrandArchiveEvent[] {
  const out: GrandArchiveEvent[] = [];
  let { combat } = g.state.game;
  for (const id of changedOnField(g)) {
    const { controller } = characteristics(g, id);
    if (objectRow(g.state, id).holder === controller) continue;
    out.push({ kind: 'control', object: id, player: controller });
    if (combat !== null && g.state.game.profile.controlInCombat === 'removed') combat = withoutRole(combat, id);
  }
  if (combat !== g.state.game.combat) out.push(combatEvent(combat));
  const over = overNow(g);
  if (over.length > 0) out.push(expireEvent(over));
  return out;
}

const settlingForEver = (g: G): Loop => ({
  sources: [],
  players: inTurnOrder(g),
  length: 0,
  grows: [],
  proven: false,
  after: 0,
});

const settle = underRules(
  settlingProcedure<G>({
    isUnchanged,
    aftermath,
    actions: checksNow,
    choice: openChoice,
    checked: () => ({ kind: 'checked' }),
    triggered: (g, trigger) => triggerEvent(trigger, { parent: g.state.log.length - 1 }),
    endless: (g) => drawnByLoop(g, settlingForEver(g)),
  }),
  { actions: 'state-based-checks.1', choices: 'state-based-checks.4', triggers: 'triggered-abilities.10' },
);

export const isSettled = (g: G): boolean => g.state.pending.length === 0 && !hasStateTriggers(g) && isUnchanged(g);

export const settleProcedures = { settle } as const;
