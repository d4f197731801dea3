/**
 * Why? Any characteristic, legality or event as a derivation: facts, rules and objects without words. Everything is told by the functions
 * that decide it, of a game as somebody may know it (`Seen`), and in facts that this one may hear.
 */
import { type Answer, type Derivation, type EntityId, isPlayer, type Seen } from '@rulewright/kernel';
import { explaining, type Repetition, triggersFacts } from '@rulewright/rules';
import { championOf } from '../card-types/champion.ts';
import type { G } from '../state.ts';
import { attackFacts } from './attack.ts';
import { characteristicFacts } from './characteristic.ts';
import { eventTelling } from './event.ts';
import { activationFacts, legalityFacts, materializeFacts } from './legality.ts';
import { damageFacts, enabledFacts, influenceFacts } from './players.ts';
import { stateCheckFacts } from './state-checks.ts';
import { triggerTelling } from './trigger.ts';
import { EXPLAINED } from './values.ts';

type Question = (seen: Seen<G>, id: EntityId) => Derivation | null;

/** What can be asked of an object or a player besides characteristics. */
const questions: Readonly<Record<string, Question>> = {
  damage: damageFacts,
  'enabled-elements': ({ g }, id) => (isPlayer(id) ? enabledFacts(g, id) : null),
  influence: ({ g }, id) => (isPlayer(id) ? influenceFacts(g, id) : null),
  attack: ({ g }, id) => (isPlayer(id) ? null : attackFacts(g, id)),
  activate: ({ g }, id) => (isPlayer(id) ? null : activationFacts(g, id)),
  materialize: ({ g }, id) => (isPlayer(id) ? null : materializeFacts(g, id)),
  'state-based': ({ g }, id) => stateCheckFacts(g, id),
  triggers: (seen, id) => (isPlayer(id) ? null : triggersFacts(triggerTelling, seen, id)),
};

/** The names of all that `explain` answers, besides keywords. */
export const EXPLAINABLE: readonly string[] = [...EXPLAINED, 'durability', ...Object.keys(questions)];

/** The life and the level of a player are those of the champion. */
function characteristic(g: G, id: EntityId, what: string): Derivation | null {
  const object = isPlayer(id) ? championOf(g, id) : id;
  return object === undefined ? null : characteristicFacts(g, object, what);
}

const why = explaining<G>({
  questions,
  events: eventTelling,
  characteristic,
  legality: legalityFacts,
});

/** One question by name: a characteristic, a keyword, or whether it may attack; null if there is no such question. */
export const explain = (seen: Seen<G>, id: EntityId, what: string): Derivation | null => why.explain(seen, id, what);

/** Null if the log has no such event (any more). */
export const explainEvent = (seen: Seen<G>, at: number): Derivation | null => why.explainEvent(seen, at);

/** Why an answer to what is being asked is legal or not; who sees everything asks for the one who decides. */
export const explainLegality = (seen: Seen<G>, answer: Answer): Derivation => why.explainLegality(seen, answer);

/** What each time changes that somebody could repeat. */
export const explainRepetition = (seen: Seen<G>, repetition: Repetition): readonly Derivation[] =>
  why.explainRepetition(seen, repetition);
