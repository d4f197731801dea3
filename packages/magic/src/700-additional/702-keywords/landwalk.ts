/** Landwalk (702.14): it cannot be blocked while the defending player controls a land of the kind. */
import { type Refusal, zoneObjects } from '@rulewright/kernel';
import type { KeywordAbility } from '@rulewright/language/magic';
import { characteristics, isType } from '../../100-game/109.3-characteristics.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { isDespised } from '../../500-turn/combat/permissions.ts';
import { type Attacker, context, type G } from '../../state.ts';
import { matches } from '../../vocabulary/evaluate.ts';

export function landwalk(g: G, attacker: Attacker): Refusal | null {
  for (const ability of characteristics(g, attacker.id).abilities) {
    if (ability.kind !== 'keyword' || ability.keyword !== 'landwalk') continue;
    if (walks(g, attacker, ability) && !isDespised(g, 'beBlockedDespite', attacker.id, ability)) {
      return { code: 'landwalk', rule: '702.14c', data: { object: attacker.id } };
    }
  }
  return null;
}

function walks(g: G, attacker: Attacker, { what }: KeywordAbility): boolean {
  const ctx = context(attacker.id, g.state.game.turn.active);
  for (const id of zoneObjects(g, BATTLEFIELD, attacker.defender)) {
    const is = characteristics(g, id);
    if (is.controller !== attacker.defender || !isType(is, TypeBit.land)) continue;
    if (what === undefined || matches(g, what, id, ctx)) return true;
  }
  return false;
}
