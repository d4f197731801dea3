/** A game in progress: the rules, what is printed on the cards, and the state. The kernel knows no particular game. */
import type { Decision, DecisionKind, Refusal } from './decision.ts';
import type { EventKind, GameEvent, Replaced, ReplacementCandidate } from './event.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import type { Call, Procedure } from './procedure.ts';
import type { Shortcut } from './shortcut.ts';
import type { ObjectRow, PendingTrigger, State, ZoneKind } from './state.ts';

export interface ZoneSpec {
  readonly name: string;
  /** One for all players, or one each. */
  readonly shared: boolean;
  /** Who sees the faces of the cards in it. */
  readonly faces: 'all' | 'owner' | 'none';
  readonly ordered: boolean;
}

export interface RuleSet {
  readonly name: string;
  readonly zones: readonly ZoneSpec[];
  /** How many hooks there are: places where abilities listen. */
  readonly hooks: number;
  readonly events: Readonly<Record<string, EventKind>>;
  readonly procedures: Readonly<Record<string, Procedure>>;
  readonly decisions: Readonly<Record<string, DecisionKind>>;
  /** The hooks on which an object's own abilities listen while it is where it is. */
  hooksOf(g: Game, row: ObjectRow): readonly number[];
  /** The characteristics of an object that is about to leave, to be remembered. */
  lastKnown(g: Game, row: ObjectRow): unknown;
  /** A cheap test before `replacements`: false means that nothing can replace the event. */
  mayBeReplaced(g: Game, event: GameEvent): boolean;
  replacements(g: Game, event: GameEvent): readonly ReplacementCandidate[];
  /** The events that happen instead, or a procedure whose result they are. */
  replace(
    g: Game,
    event: GameEvent,
    candidate: ReplacementCandidate,
    /** All that would happen at the same time. */
    together: readonly GameEvent[],
  ): readonly GameEvent[] | Replaced | Call;
  /** The order in which players make choices at the same time. */
  choiceOrder?(g: Game): readonly PlayerId[];
  /** Abilities that trigger on what just happened. `before` are the hooks as they were before it. */
  triggers(g: Game, events: readonly GameEvent[], before: State['hooks']): readonly PendingTrigger[];
  /** The player who answers for another, if so. */
  decider?(g: Game, decision: Decision): PlayerId;
  /** A player leaves the game of their own will; at any time, whatever is being asked. Absent where nobody can. */
  concede?(g: Game, player: PlayerId): void;
  /** Whether a player sees the face of an object now. */
  sees(g: Game, viewer: PlayerId, row: ObjectRow): boolean;
  /** What a player who sees an object is shown of it. Plain data. */
  describe(g: Game, viewer: PlayerId, row: ObjectRow): Readonly<Record<string, unknown>>;
  /** What is shown of the rule set's own part of the state. */
  describeGame(g: Game, viewer: PlayerId): Readonly<Record<string, unknown>>;
}

export interface Game<Rules = unknown, Pool = unknown> {
  readonly rules: RuleSet;
  readonly pool: Pool;
  state: State<Rules>;
  /** Why the action under way was undone in the last step, if it was. Not state. */
  undone: Refusal | null;
  /** A sequence of choices that is to be played out before the step under way is over. Not state. */
  shortcut?: Shortcut | null;
  /** Called after every batch of events that happened together. Not state; for tests and fuzzers. */
  watch?(happened: readonly GameEvent[]): void;
}

export const zoneIndex = (s: State, rules: RuleSet, kind: ZoneKind, owner: PlayerId): number =>
  kind * s.players.length + (rules.zones[kind]?.shared === true ? 0 : owner);

const NOTHING: readonly ObjectId[] = [];

/** The objects of a zone in order: of one player, or of all if the zone is shared. */
export const zoneObjects = (g: Game, kind: ZoneKind, owner: PlayerId): readonly ObjectId[] =>
  g.state.zones[zoneIndex(g.state, g.rules, kind, owner)] ?? NOTHING;
