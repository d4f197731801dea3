/** Which state checks wait for an object or a player, and which do not, with the numbers that decide. */
import { type Derivation, derivation, type EntityId, isPlayer, objectRow } from '@rulewright/kernel';
import { characteristics } from '../parts-of-a-card/characteristics.ts';
import type { G } from '../state.ts';
import { factsOfLosing, loses, objectChecks } from '../state-checks/checks.ts';
import { FIELD } from '../zones/zones.ts';
import { characteristicFacts } from './characteristic.ts';

export function stateCheckFacts(g: G, id: EntityId): Derivation {
  const because = isPlayer(id)
    ? [checkFact('ending-the-game.5', id, loses(g, id), factsOfLosing(g, id))]
    : objectChecks.flatMap((check) => {
        const row = objectRow(g.state, id);
        const c = characteristics(g, id);
        if (row.zone !== FIELD || !check.concerns(c)) return [];
        const applies = check.ofObject(g, row, c).length > 0;
        const life = applies && check.rule === 'state-based-checks.2' ? characteristicFacts(g, id, 'life') : null;
        return [checkFact(check.rule, id, applies, check.facts(row, c), life === null ? [] : [life])];
      });
  return derivation('state-based', { rules: ['state-based-checks.1'], objects: [id], because });
}

const checkFact = (
  rule: string,
  id: EntityId,
  applies: boolean,
  facts: Readonly<Record<string, number | boolean>>,
  because: readonly Derivation[] = [],
): Derivation =>
  derivation(applies ? 'state-based-applies' : 'state-based-idle', {
    rules: [rule],
    objects: [id],
    data: { rule, ...facts },
    because,
  });
