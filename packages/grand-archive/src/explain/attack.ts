/** Why something can be attacked or not: stealth, taunt, and what effects forbid (attack declaration 2.3, 2.5). */
import { type Derivation, derivation, type ObjectId, type Refusal, zoneObjects } from '@rulewright/kernel';
import { refused } from '@rulewright/rules';
import { forbidden } from '../effects/restrictions.ts';
import { areOpponents } from '../general-rules/players.ts';
import { characteristics, hasKeyword, isType } from '../parts-of-a-card/characteristics.ts';
import { UNIT } from '../parts-of-a-card/words.ts';
import type { G } from '../state.ts';
import { attackRefusal } from '../turn-order/combat/attack.ts';
import { type Attack, attackableOf, isTaunting, legalAttackTargets } from '../turn-order/combat/targets.ts';
import { FIELD } from '../zones/zones.ts';
import { characteristicFacts } from './characteristic.ts';
import { reasonFact } from './reasons.ts';

/** Whether a unit may attack now, and each unit of opponents that it may and may not. */
export function attackFacts(g: G, id: ObjectId): Derivation {
  const player = characteristics(g, id).controller;
  const refusal = attackRefusal(g, player, id);
  const attack: Attack = { player, attacker: id, using: [] };
  const because = [
    ...(refusal === null ? [] : [reasonFact(g, refused(player, refusal, id))]),
    ...(refusal === null || refusal.code === 'no-target' ? targetFacts(g, attack) : []),
  ];
  return derivation(refusal === null ? 'legal' : 'illegal', { rules: ['combat.1'], objects: [id], because });
}

const targetFacts = (g: G, attack: Attack): readonly Derivation[] =>
  zoneObjects(g, FIELD, attack.player)
    .filter((id) => {
      const c = characteristics(g, id);
      return isType(c, UNIT) && areOpponents(g, c.controller, attack.player);
    })
    .map((id) => targetFact(g, attack, id));

/** That it can be attacked, or why not. */
export function targetFact(g: G, attack: Attack, id: ObjectId): Derivation {
  const objects = [attack.attacker, id];
  if (legalAttackTargets(g, attack).includes(id))
    return derivation('may-attack', { rules: ['attack-declaration.2.3'], objects });
  const c = characteristics(g, id);
  const banned: Refusal | null =
    forbidden(g, 'beAttacked', id, attack.attacker) ?? forbidden(g, 'attack', attack.attacker, id);
  if (banned !== null) return reasonFact(g, refused(attack.player, banned, id));
  if (attackableOf(g, attack, c.controller).includes(id))
    return derivation('taunted-by', {
      rules: ['kw-taunt.1'],
      objects: [id, ...taunting(g, attack)],
      because: taunting(g, attack).flatMap((other) => characteristicFacts(g, other, 'taunt') ?? []),
    });
  if (hasKeyword(c, 'stealth'))
    return derivation('hidden-by-stealth', {
      rules: ['kw-stealth.1'],
      objects: [id, attack.attacker],
      because: [characteristicFacts(g, id, 'stealth') ?? []].flat(),
    });
  return derivation('cannot-be-attacked', { rules: ['combat.1'], objects: [id] });
}

const taunting = (g: G, attack: Attack): readonly ObjectId[] =>
  legalAttackTargets(g, attack).filter((id) => isTaunting(g, id));
