/**
 * An event: something that changes the game. Plain data; the rule set's tables say what each kind does. Whoever proposes one makes
 * it anew: it is the door's from then on, which notes on it what it follows from.
 */
import type { EntityId, ObjectId } from './ids.ts';

/** Something that changes the game. */
export interface GameEvent {
  readonly kind: string;
  /** The object whose effect it is part of, where the rules ask for one. */
  readonly cause?: ObjectId;
  /** Where in the log the event is that it follows from; NO_PARENT for what a player or the course of the game begins. The door notes it. */
  readonly parent?: number;
  /** The spell, or the object whose ability it is, that it comes from; absent where it comes from the rules alone. The door notes it. */
  readonly source?: ObjectId;
  /** The rule that makes it happen: the maker says it, or the door notes that of the stage, or that of the event it is part of. */
  readonly rule?: string;
  /** Replacement effects that have been applied to it: each only once. */
  readonly replacedBy?: readonly AppliedReplacement[];
  /** Of several actions that are carried out together, the one that it is part of. */
  readonly part?: number;
}

export const NO_PARENT = -1;

/** A replacement effect that has been applied. */
export interface AppliedReplacement {
  /** That of the candidate. */
  readonly key: string;
  readonly source: EntityId;
}

/** A replacement or prevention effect that could apply to an event. */
export interface ReplacementCandidate {
  /** Unique per effect, so that it applies to an event only once. */
  readonly key: string;
  readonly source: EntityId;
  /** Those of the lowest order have to be chosen from first; absent is the last. */
  readonly order?: number;
  /** It is used up by applying it, so where it could apply to several events of a batch, the player says to which first. */
  readonly limited?: boolean;
  /** Effects with the same mark come to the same in any order: nobody is asked which comes first. */
  readonly commutes?: string;
  /** Plain data that the rule set's `replace` understands. */
  readonly data: unknown;
}

/** The order of effects that replace part of their own spell's or ability's effect: these replace even what cannot happen. */
export const SELF_REPLACEMENT = 0;
