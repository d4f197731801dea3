/**
 * A keyword that a static ability gives to a permanent spell, and by which that is cast, has abilities that function on the battlefield: the
 * permanent that the spell becomes keeps them (400.7b, 611.3d).
 */
import { type ObjectId, objectRow } from '@rulewright/kernel';
import type { Ability, Change, KeywordAbility } from '@rulewright/language/magic';
import { copiable } from '../../100-game/108-pool.ts';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { expandKeyword } from '../../700-additional/702-keywords/expand.ts';
import { context, type G } from '../../state.ts';
import { type Stated, statedEffect } from './611.2e-stated.ts';

/** The keyword says how the spell can be cast, and something besides. */
function isKept(ability: Ability): ability is KeywordAbility {
  if (ability.kind !== 'keyword') return false;
  const meant = expandKeyword(ability);
  const ofCasting = meant.filter(({ kind }) => kind === 'alternativeCost' || kind === 'additionalCost');
  return ofCasting.length > 0 && ofCasting.length < meant.length;
}

/** The effect on the permanent that a spell becomes, as part of the event by which it does. */
export function keptByPermanent(g: G, spell: ObjectId): Stated {
  const { abilities, controller } = characteristics(g, spell);
  const own = copiable(g.pool, objectRow(g.state, spell)).abilities;
  if (abilities === own) return {};
  // What was fixed on the spell itself follows it anyway (400.7a).
  const isFixed = objectRow(g.state, spell).effects.length > 0;
  const kept = isFixed ? [] : abilities.filter((a) => !own.includes(a)).filter(isKept);
  if (kept.length === 0) return {};
  const changes = kept.map((ability): Change => ({ kind: 'gain', ability }));
  return { being: statedEffect(context(spell, controller), changes) };
}
