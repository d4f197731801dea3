/** The questions that a game answers, asked of a game as somebody may know it and told in facts that this one may hear. */
import {
  type Answer,
  type Derivation,
  decides,
  derivation,
  type EntityId,
  NO_PLAYER,
  type PlayerId,
  type Seen,
} from '@rulewright/kernel';
import type { CommonGame } from '../game.ts';
import type { Repetition } from '../loops/index.ts';
import { type EventTelling, eventFacts } from './events.ts';
import { growthFacts } from './loops.ts';
import { hiddenFact, told } from './told.ts';

/** What a game says, each of it with everything before its eyes that the one who asks may know. */
export interface Answering<G extends CommonGame> {
  /** What can be asked of an object or a player besides its characteristics. */
  readonly questions: Readonly<Record<string, (seen: Seen<G>, id: EntityId) => Derivation | null>>;
  readonly events: EventTelling<G>;
  characteristic(g: G, id: EntityId, what: string): Derivation | null;
  legality(g: G, player: PlayerId, answer: Answer): Derivation;
}

export interface ExplainingGame<G extends CommonGame> {
  /** One question by name: a characteristic, a keyword, or whether it may attack; null if there is no such question. */
  explain(seen: Seen<G>, id: EntityId, what: string): Derivation | null;
  /** Null if the log has no such event (any more). */
  explainEvent(seen: Seen<G>, at: number): Derivation | null;
  /** Why an answer to what is being asked is legal or not; who sees everything asks for the one who decides. */
  explainLegality(seen: Seen<G>, answer: Answer): Derivation;
  /** What each time changes that somebody could repeat. */
  explainRepetition(seen: Seen<G>, repetition: Repetition): readonly Derivation[];
}

export const explaining = <G extends CommonGame>(game: Answering<G>): ExplainingGame<G> => ({
  explain(seen, id, what) {
    if (!seen.knows(id)) return hiddenFact(seen.g);
    const question = Object.hasOwn(game.questions, what) ? game.questions[what] : undefined;
    const fact = question === undefined ? game.characteristic(seen.g, id, what) : question(seen, id);
    return fact === null ? null : told(seen, fact);
  },
  explainEvent(seen, at) {
    const fact = eventFacts(game.events, seen, at);
    return fact === null ? null : told(seen, fact);
  },
  explainLegality(seen, answer) {
    const { decision } = seen.g.state;
    const player = seen.eyes !== 'all' ? seen.eyes : decision === null ? NO_PLAYER : decides(decision);
    const fact = told(seen, game.legality(seen.g, player, answer));
    const isLegal = fact.code === 'legal';
    if (!seen.isAsked || isLegal === (seen.refusal(answer) === null)) return fact;
    // What decides it is not for them to know.
    return derivation(isLegal ? 'illegal' : 'legal', { rules: fact.rules, because: [hiddenFact(seen.g)] });
  },
  explainRepetition: (seen, { grows }) => growthFacts(grows).map((fact) => told(seen, fact)),
});
