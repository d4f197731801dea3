/** What effects allow in combat although the rules by themselves do not. */

import type { EntityId, ObjectId } from '@rulewright/kernel';
import type { May, Selector } from '@rulewright/language/magic';
import { type ActiveEffect, inForce } from '../../600-effects/613-continuous/611-active-effect.ts';
import { environment } from '../../600-effects/613-continuous/environment.ts';
import type { G } from '../../state.ts';
import { selects, value } from '../../vocabulary/evaluate.ts';

type CombatPermission =
  | 'attackWithDefender'
  | 'blockAsThoughUntapped'
  | 'canBlockFlying'
  | 'assignByToughness'
  | 'assignAsUnblocked'
  | 'dealAsThoughWither';

/** Whether an effect is in force and concerns an object or player. */
export const concerns = (g: G, a: ActiveEffect, what: Selector, id: EntityId): boolean =>
  (a.objects === null ? selects(g, what, id, a.ctx) : a.objects.includes(id)) && inForce(g, a);

export function permitted(g: G, action: CombatPermission, id: ObjectId): boolean {
  for (const a of environment(g).may) {
    if (a.effect.action === action && concerns(g, a, a.effect.what, id)) return true;
  }
  return false;
}

/** How many attackers a creature may block: one (509.1a), and as many more as effects say. */
export function blockCapacity(g: G, id: ObjectId): number {
  let capacity = 1;
  for (const a of environment(g).may as readonly ActiveEffect<May>[]) {
    if (a.effect.action !== 'blockMore' || !concerns(g, a, a.effect.what, id)) continue;
    if (a.effect.count === 'any') return Number.POSITIVE_INFINITY;
    capacity += value(g, a.effect.count, a.ctx);
  }
  return capacity;
}
