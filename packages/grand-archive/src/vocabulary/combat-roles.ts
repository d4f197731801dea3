/** Who takes which part in the combat at hand. */
import { NOWHERE, type ObjectId, objectRow } from '@rulewright/kernel';
import type { G } from '../state.ts';

const NONE: readonly ObjectId[] = [];

/** The unit that attacks; null if there is none, or none any more. */
export function attackerNow(g: G): ObjectId | null {
  const { combat } = g.state.game;
  if (combat === null || !combat.attacking) return null;
  return objectRow(g.state, combat.attacker).zone === NOWHERE ? null : combat.attacker;
}

export const isAttacking = (g: G, id: ObjectId): boolean => attackerNow(g) === id;
export const defendersNow = (g: G): readonly ObjectId[] => g.state.game.combat?.defenders ?? NONE;
export const retaliatorsNow = (g: G): readonly ObjectId[] =>
  g.state.game.combat?.retaliators.map(({ id }) => id) ?? NONE;
export const wieldedNow = (g: G): readonly ObjectId[] => g.state.game.combat?.wielded ?? NONE;

/** What a unit, a weapon or a card of the intent attacks; of a retaliator, whom it retaliates against. */
export function attackedBy(g: G, id: ObjectId): readonly ObjectId[] {
  const { combat } = g.state.game;
  if (combat === null) return NONE;
  if (combat.attacker === id || combat.wielded.includes(id) || combat.intents.includes(id)) return combat.defenders;
  return combat.retaliators.filter((r) => r.id === id).map(({ against }) => against);
}
