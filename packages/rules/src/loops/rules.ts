/** What the common engine has to know of a game to find out that it goes in circles. */
import type { Answer, Decision, EntityId, Game, ObjectRow, PlayerId, ZoneKind } from '@rulewright/kernel';

/** A number of the position that a loop may change without making another position of it. */
export interface Amount {
  readonly what: string;
  /** The kind of counter, where it is a number of counters; otherwise empty. */
  readonly counter: string;
  readonly of: EntityId;
  readonly value: number;
}

/** How such a number changes each time round. */
export interface Changing extends Amount {
  readonly by: number;
}

/** What comes of it in the end, by the rules alone: nothing ever, an end of the loop, or nobody can say. */
export type Outlook = 'nothing' | 'end' | 'unknown';

export interface AmountRule<G extends Game = Game> {
  /** Aspects of the game under which the card language reads it; and the facet, where it is read as a characteristic. */
  readonly reads: number;
  readonly facet: number;
  outlook(g: G, changing: Changing): Outlook;
}

export interface LoopRules<G extends Game = Game> {
  /** Whether the game looks for loops at all: one that is played ahead to find one does not. */
  readonly looks: boolean;
  /** The zone in which things wait to resolve, the last one first. */
  readonly waiting: ZoneKind;
  /** The kind of event by which one begins to resolve, under the key `object`. */
  readonly resolves: string;
  /** The kind of decision of a player who may act or pass, and the answer that passes. */
  readonly decision: string;
  readonly pass: Answer;
  /** Keys under which data of this game names objects, beside those of the kernel's events. */
  readonly names: readonly string[];
  /** Keys of what differs from position to position and tells nothing: clocks, numbers of effects. */
  readonly passing: readonly string[];
  /** `counters`, `damage` and `left` are the engine's; a game adds its own. */
  readonly amounts: Readonly<Record<string, AmountRule<G>>>;
  /** Numbers of a player and of an object, beside counters and damage, by their names in `amounts`. */
  ofPlayer(g: G, player: PlayerId): Readonly<Record<string, number>>;
  ofObject(g: G, row: ObjectRow): Readonly<Record<string, number>>;
  /** What else matters of an object that its row tells only by clocks. Plain data. */
  status(g: G, row: ObjectRow): unknown;
  /** The rest of the position: the turn, what players have apart from those numbers. Plain data. */
  rest(g: G): unknown;
  /** An answer that comes to the same as any other; null where there is a choice. */
  indifferent(g: G, decision: Decision): Answer | null;
  /** An answer to what has to be answered and can be in several ways, none of which is to do nothing; null where one is. */
  mandatory(g: G, decision: Decision): Answer | null;
}
