/** What effects allow in combat although the rules by themselves do not. */

import type { ObjectId } from '@rulewright/kernel';
import type { KeywordAbility, May } from '@rulewright/language/magic';
import * as common from '@rulewright/rules';
import type { ActiveEffect } from '../../600-effects/613-continuous/611-active-effect.ts';
import { environment } from '../../600-effects/613-continuous/environment.ts';
import type { G } from '../../state.ts';
import { value } from '../../vocabulary/evaluate.ts';

type CombatPermission =
  | 'attackWithDefender'
  | 'blockAsThoughUntapped'
  | 'canBlockFlying'
  | 'assignByToughness'
  | 'assignAsUnblocked'
  | 'dealAsThoughWither'
  | 'shareName';

export const permitted: (g: G, action: CombatPermission, id: ObjectId) => boolean = common.permitted;

/** Whether effects let a creature block, or be blocked, as though the attacker did not have this ability. */
export const isDespised = (
  g: G,
  action: 'blockDespite' | 'beBlockedDespite',
  id: ObjectId,
  { keyword, what }: KeywordAbility,
): boolean =>
  (environment(g).may as readonly ActiveEffect<May>[]).some(
    (a) =>
      a.effect.action === action &&
      a.effect.keyword === keyword &&
      (a.effect.quality === undefined || JSON.stringify(a.effect.quality) === JSON.stringify(what)) &&
      common.concerns(g, a, a.effect.what, id),
  );

/** How many attackers a creature may block: one (509.1a), and as many more as effects say. */
export function blockCapacity(g: G, id: ObjectId): number {
  let capacity = 1;
  for (const a of environment(g).may as readonly ActiveEffect<May>[]) {
    if (a.effect.action !== 'blockMore' || !common.concerns(g, a, a.effect.what, id)) continue;
    if (a.effect.count === 'any') return Number.POSITIVE_INFINITY;
    capacity += value(g, a.effect.count, a.ctx);
  }
  return capacity;
}
