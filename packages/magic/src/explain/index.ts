/**
 * Why? Any characteristic, legality or event as a derivation: facts, rules and objects without words. Everything is told by
 * the functions that decide it (the layers with a recorder, the checks with their refusals, the tables of state-based actions
 * and triggers). Everything here is asked of a game as somebody may know it (`Seen`), and told in words that this one may hear.
 */
import {
  type Answer,
  type Derivation,
  type EntityId,
  isPlayer,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Seen,
} from '@rulewright/kernel';
import { explaining, type Repetition, triggersFacts } from '@rulewright/rules';
import type { G } from '../state.ts';
import { characteristicFacts } from './characteristic.ts';
import { eventTelling } from './event.ts';
import { activationFacts, attackFacts, blockFacts, legalityFacts } from './legality.ts';
import { lifeFacts } from './life.ts';
import { stateBasedFacts } from './state-based.ts';
import { triggerTelling } from './trigger.ts';
import { EXPLAINED } from './values.ts';

/** Cards are cast and played by their owners, unless an effect says otherwise. */
const ownerOf = (g: G, id: ObjectId): PlayerId => objectRow(g.state, id).owner;

/** What can be asked of an object besides its characteristics. */
const questions: Readonly<Record<string, (seen: Seen<G>, id: EntityId) => Derivation | null>> = {
  attack: ({ g }, id) => (isPlayer(id) ? null : attackFacts(g, id)),
  block: ({ g }, id) => (isPlayer(id) ? null : blockFacts(g, id)),
  cast: ({ g }, id) => (isPlayer(id) ? null : legalityFacts(g, ownerOf(g, id), { action: 'cast', card: id })),
  play: ({ g }, id) => (isPlayer(id) ? null : legalityFacts(g, ownerOf(g, id), { action: 'playLand', card: id })),
  activate: ({ g }, id) => (isPlayer(id) ? null : activationFacts(g, id)),
  life: (seen, id) => (isPlayer(id) ? lifeFacts(seen, id) : null),
  'state-based': ({ g }, id) => stateBasedFacts(g, id),
  triggers: (seen, id) => (isPlayer(id) ? null : triggersFacts(triggerTelling, seen, id)),
};

/** The names of all that `explain` answers, besides keywords. */
export const EXPLAINABLE: readonly string[] = [...EXPLAINED, 'loyalty', 'defense', ...Object.keys(questions)];

const why = explaining<G>({
  questions,
  events: eventTelling,
  characteristic: (g, id, what) => (isPlayer(id) ? null : characteristicFacts(g, id, what)),
  legality: legalityFacts,
});

/** One question by name: a characteristic, a keyword, or whether it may attack; null if there is no such question. */
export const explain = (seen: Seen<G>, id: EntityId, what: string): Derivation | null => why.explain(seen, id, what);

/** Null if the log has no such event (any more). */
export const explainEvent = (seen: Seen<G>, at: number): Derivation | null => why.explainEvent(seen, at);

/** Why an answer to what is being asked is legal or not; who sees everything asks for the one who decides. */
export const explainLegality = (seen: Seen<G>, answer: Answer): Derivation => why.explainLegality(seen, answer);

/** What each time changes that somebody could repeat (732.2a). */
export const explainRepetition = (seen: Seen<G>, repetition: Repetition): readonly Derivation[] =>
  why.explainRepetition(seen, repetition);
