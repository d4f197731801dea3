/**
 * Why? Any characteristic, legality or event as a derivation: facts, rules and objects without words. Everything is told by
 * the functions that decide it (the layers with a recorder, the checks with their refusals, the tables of state-based actions
 * and triggers). Whoever shows an explanation to a player passes it through `forViewer`.
 */
import { type Derivation, type EntityId, isPlayer, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import type { G } from '../state.ts';
import { explainCharacteristic } from './characteristic.ts';
import { explainActivations, explainAttack, explainBlock, explainLegality } from './legality.ts';
import { explainLife } from './life.ts';
import { explainStateBased } from './state-based.ts';
import { explainTriggers } from './trigger.ts';
import { EXPLAINED } from './values.ts';

export { explainCharacteristic } from './characteristic.ts';
export { explainEvent } from './event.ts';
export { forViewer } from './hidden.ts';
export { explainActivations, explainAttack, explainBlock, explainLegality } from './legality.ts';
export { explainLife } from './life.ts';
export { explainStateBased } from './state-based.ts';
export { explainTriggers } from './trigger.ts';

/** Cards are cast and played by their owners, unless an effect says otherwise. */
const ownerOf = (g: G, id: ObjectId): PlayerId => objectRow(g.state, id).owner;

/** What can be asked of an object besides its characteristics. */
const questions: Readonly<Record<string, (g: G, id: EntityId) => Derivation | null>> = {
  attack: (g, id) => (isPlayer(id) ? null : explainAttack(g, id)),
  block: (g, id) => (isPlayer(id) ? null : explainBlock(g, id)),
  cast: (g, id) => (isPlayer(id) ? null : explainLegality(g, ownerOf(g, id), { action: 'cast', card: id })),
  play: (g, id) => (isPlayer(id) ? null : explainLegality(g, ownerOf(g, id), { action: 'playLand', card: id })),
  activate: (g, id) => (isPlayer(id) ? null : explainActivations(g, id)),
  life: (g, id) => (isPlayer(id) ? explainLife(g, id) : null),
  'state-based': explainStateBased,
  triggers: (g, id) => (isPlayer(id) ? null : explainTriggers(g, id)),
};

/** The names of all that `explain` answers, besides keywords. */
export const EXPLAINABLE: readonly string[] = [...EXPLAINED, 'loyalty', 'defense', ...Object.keys(questions)];

/** One question by name: a characteristic, a keyword, or whether it may attack; null if there is no such question. */
export function explain(g: G, id: EntityId, what: string): Derivation | null {
  const question = Object.hasOwn(questions, what) ? questions[what] : undefined;
  if (question !== undefined) return question(g, id);
  return isPlayer(id) ? null : explainCharacteristic(g, id, what);
}
