/** What an Aura, Equipment or Fortification can be attached to (301.5, 301.6, 303.4, 701.3). */

import { type EntityId, isPlayer, type ObjectId, type PlayerId } from '@rulewright/kernel';
import type { Filter, KeywordAbility } from '@rulewright/language/magic';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { characteristics, hasKeyword, hasSubtype, isType } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { inRange } from '../../800-multiplayer/801-range.ts';
import { context, type G } from '../../state.ts';
import { matches } from '../../vocabulary/evaluate.ts';
import { protectedFrom } from '../702-keywords/protection.ts';
import { onBattlefield } from './found.ts';

export const isAura = (c: Characteristics): boolean => hasSubtype(c, 'Aura');

/** 702.5a: what the enchant ability allows; several enchant abilities all apply (702.5d). */
const enchantFilters = (c: Characteristics): readonly Filter[] =>
  c.abilities
    .filter((a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === 'enchant')
    .flatMap((a) => (a.what === undefined ? [] : [a.what]));

/** Whether the object may be attached to the host, were it controlled by the player. */
export function canBeAttached(g: G, id: ObjectId, host: EntityId, controller: PlayerId): boolean {
  if (host === id) return false;
  if ((!isPlayer(host) && !onBattlefield(g, host)) || protectedFrom(g, host, id)) return false;
  // 801.8, 801.9
  if (!inRange(g, controller, host)) return false;
  const c = characteristics(g, id);
  if (isAura(c)) return canEnchant(g, c, id, host, controller);
  // 301.5c: an Equipment that is also a creature equips nothing (but for reconfigure, 702.151b).
  if (isPlayer(host) || (isType(c, TypeBit.creature) && !hasKeyword(c, 'reconfigure'))) return false;
  const to = characteristics(g, host);
  if (hasSubtype(c, 'Equipment')) return isType(to, TypeBit.creature) && forbidden(g, 'beEquipped', host, id) === null;
  return hasSubtype(c, 'Fortification') && isType(to, TypeBit.land);
}

function canEnchant(g: G, c: Characteristics, id: ObjectId, host: EntityId, controller: PlayerId): boolean {
  const filters = enchantFilters(c);
  // 303.4d: an Aura that is also a creature enchants nothing.
  if (filters.length === 0 || isType(c, TypeBit.creature) || forbidden(g, 'beEnchanted', host, id) !== null)
    return false;
  const ctx = context(id, controller);
  return filters.every((f) => matches(g, f, host, ctx));
}
