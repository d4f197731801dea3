/** Protection (702.16): what it keeps from targeting, damaging, enchanting, equipping and blocking. */
import { type EntityId, isPlayer, type ObjectId, type PlayerId } from '@rulewright/kernel';
import type { KeywordAbility } from '@rulewright/language/magic';
import { characteristics, hasKeyword } from '../../100-game/109.3-characteristics.ts';
import { abilitiesOfPlayer } from '../../100-game/113-player-abilities.ts';
import { type Context, context, type G } from '../../state.ts';
import { matches } from '../../vocabulary/evaluate.ts';
import type { Evasion } from './evasion.ts';

/**
 * Keeps spells and abilities from targeting, and returns the rule if it does. `ctx` is that of who has the ability; `by` what would
 * target it, under whose control.
 */
export type Shield = (g: G, k: KeywordAbility, ctx: Context, by: ObjectId, controller: PlayerId) => string | undefined;

/** The quality that it is protection, or hexproof, from. */
export const isFrom = (g: G, k: KeywordAbility, ctx: Context, source: ObjectId): boolean =>
  k.what === undefined || matches(g, k.what, source, ctx);

export const protection: Shield = (g, k, ctx, by) => (isFrom(g, k, ctx, by) ? '702.16b' : undefined);

export const protectionFromBlockers: Evasion = {
  rule: '702.16f',
  allows: (g, attacker, blocker) => !protectedFrom(g, attacker.id, blocker.id),
};

/** Whether a permanent or player has protection from a source; 702.16n: or from one that is attached to it and may not stay so. */
export function protectedFrom(g: G, id: EntityId, source: ObjectId, isAttached = false): boolean {
  if (isPlayer(id))
    return abilitiesOfPlayer(g, id).some(
      ({ ability, ctx }) => ability.keyword === 'protection' && isFrom(g, ability, ctx, source),
    );
  const c = characteristics(g, id);
  if (!hasKeyword(c, 'protection')) return false;
  const ctx = context(id, c.controller);
  const isSpared = ({ spares }: KeywordAbility): boolean =>
    isAttached && spares !== undefined && matches(g, spares, source, ctx);
  return c.abilities.some(
    (a) => a.kind === 'keyword' && a.keyword === 'protection' && isFrom(g, a, ctx, source) && !isSpared(a),
  );
}
