/** The power of an attack (damage step 3.1): the unit, the intent, the weapons, and what is said of the attack itself. */
import { type ObjectId, objectRow } from '@rulewright/kernel';
import { characteristics, keywordsOf } from '../../parts-of-a-card/characteristics.ts';
import { type Combat, context, type G } from '../../state.ts';
import { value } from '../../vocabulary/evaluate.ts';
import { hasProperty } from '../../vocabulary/features.ts';
import { FIELD, INTENT } from '../../zones/zones.ts';

const powerOf = (g: G, id: ObjectId): number => characteristics(g, id).power ?? 0;

/** "This attack gets +N power", "its attacks get +N power": what belongs to the attack and to no object. */
function ofAttack(g: G, { attacker }: Pick<Combat, 'attacker'>): number {
  const c = characteristics(g, attacker);
  let sum = c.attackPower;
  // Ranged 1, 2: as long as the unit is distant, its attacks get more; several add up.
  if (hasProperty(g, attacker, 'distant'))
    for (const { amount } of keywordsOf(c, 'ranged')) sum += value(g, amount ?? 0, context(attacker, c.controller));
  return sum;
}

export function attackPower(g: G, combat: Pick<Combat, 'attacker' | 'wielded' | 'intents'>): number {
  const weapons = combat.wielded.filter((id) => objectRow(g.state, id).zone === FIELD);
  const intents = combat.intents.filter((id) => objectRow(g.state, id).zone === INTENT);
  const parts = [combat.attacker, ...weapons, ...intents];
  // What attacks with a weapon or card of the intent get.
  const ofUsed = [...weapons, ...intents].reduce((sum, id) => sum + characteristics(g, id).attackPower, 0);
  return Math.max(0, parts.reduce((sum, id) => sum + powerOf(g, id), 0) + ofAttack(g, combat) + ofUsed);
}
