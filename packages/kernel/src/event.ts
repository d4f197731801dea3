/** An event: something that changes the game. Plain data; the rule set's tables say what each kind does. */
import type { Game } from './game.ts';
import type { EntityId, ObjectId, PlayerId } from './ids.ts';
import type { Call } from './procedure.ts';

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

export interface EventKind<G extends Game = Game, E extends GameEvent = GameEvent> {
  /** The rule that defines the event. */
  readonly rule: string;
  /** Where triggers on this kind are registered, and where replacements are; -1 for none. */
  readonly triggerHook: number;
  readonly replaceHook: number;
  /** Whose choice it is which of several replacement effects applies. */
  affected?(g: G, event: E): PlayerId;
  /** What the event comes from or is about, where a player has to tell events of a batch apart. */
  about?(event: E): EntityId;
  /** Notes what the event finds, before any event of its batch changes anything. */
  prepare?(g: G, event: E): E;
  /** It cannot happen: no effect replaces it, except one that replaces part of its own effect. */
  impossible?(g: G, event: E): boolean;
  /** Makes it happen. Returns the event with what came of it, or null if nothing happened. */
  apply(g: G, event: E): E | null;
  /** What follows at once as part of the same event: destroying moves, damage costs life. May be replaced in turn. */
  consequences?(g: G, event: E): readonly GameEvent[];
  /** Of two events that follow from the same batch, the one event that they are, if they are one. */
  join?(a: E, b: E): E | null;
  /** Who may know of it; everybody if absent. */
  seenBy?(g: G, event: E): readonly PlayerId[];
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

/** What happens instead of an event, and procedures that follow as soon as the whole batch has happened. */
export interface Replaced {
  readonly events: readonly GameEvent[];
  readonly after: readonly Pick<Call, 'procedure' | 'input'>[];
}
