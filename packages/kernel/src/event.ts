/** An event: something that changes the game. Plain data; the rule set's tables say what each kind does. */
import type { EntityId, ObjectId } from './ids.ts';

/** Something that changes the game. */
export interface GameEvent {
  readonly kind: string;
  /** The object whose ability or rule causes it. */
  readonly cause?: ObjectId;
  /** The rule that makes it happen, where no object does: a state-based action. */
  readonly rule?: string;
  /** Replacement effects that have been applied to it: each only once. */
  readonly replacedBy?: readonly string[];
  /** Of several actions that are carried out together, the one that it is part of. */
  readonly part?: number;
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
