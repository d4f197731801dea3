/** Creatures put onto the battlefield attacking (508.4). */

import type { ObjectId } from '@rulewright/kernel';
import type { Selector } from '@rulewright/language/magic';
import { characteristics, controllerOf, isType } from '../../100-game/109.3-characteristics.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { chooseEntities, entitiesOf, type Run } from '../../600-effects/608-resolve/run.ts';
import { combatEvent, type MagicEvent } from '../../700-additional/700.1-events/types.ts';
import { onBattlefield } from '../../700-additional/701-actions/found.ts';
import type { Attacker } from '../../state.ts';
import { attackTargets, newAttacker } from './508.1b-attacked.ts';

/** The event that makes them attack, none if they cannot, or undefined while their controller chooses what. */
export function joinCombat(run: Run, ids: readonly ObjectId[], whom?: Selector): readonly MagicEvent[] | undefined {
  const { g } = run;
  const { combat } = g.state.game;
  if (combat === null) return [];
  const joining: Attacker[] = [];
  for (const id of ids) {
    if (!onBattlefield(g, id) || !isType(characteristics(g, id), TypeBit.creature)) continue;
    const player = controllerOf(g, id);
    if (player !== combat.attackingPlayer) continue;
    const all = attackTargets(g, player);
    const from = whom === undefined ? all : entitiesOf(run, whom).filter((t) => all.includes(t));
    const chosen = chooseEntities(run, player, { rule: '508.4', prompt: 'attacked', from, min: 1, max: 1 });
    if (chosen === undefined) return undefined;
    const [target] = chosen;
    if (target === undefined) continue;
    joining.push(newAttacker(g, id, target));
  }
  if (joining.length === 0) return [];
  return [combatEvent({ ...combat, attacked: true, attackers: [...combat.attackers, ...joining] })];
}
