/** A game in progress: the rules, what is printed on the cards, and the state. The kernel knows no particular game. */
import type { Answer, Decision, Refusal } from './decision.ts';
import type { Call, Directive, Replaced, Shortcut } from './directive.ts';
import type { GameEvent, ReplacementCandidate } from './event.ts';
import { type EntityId, isObject, NO_OBJECT, type ObjectId, type PlayerId } from './ids.ts';
import type { Reader } from './reading.ts';
import {
  type EffectRow,
  type Environment,
  findObject,
  type ObjectRow,
  objectRow,
  type PendingTrigger,
  type Staged,
  type State,
  type ZoneKind,
} from './state.ts';

export interface ZoneSpec {
  readonly name: string;
  /** Whose it is: there is one for all, or one for each player, or one for each object, which keeps there what lies under it or in it. */
  readonly of: 'game' | 'player' | 'object';
  /** Who sees the faces of the cards in it. The owner of an object's zone is the player who controls the object. */
  readonly faces: 'all' | 'owner' | 'none';
  readonly ordered: boolean;
}

export interface EventKind<G extends Game = Game, E extends GameEvent = GameEvent> {
  /** The rule that defines the event. */
  readonly rule: string;
  /** Where triggers on this kind are registered, and where replacements are; -1 for none. */
  readonly triggerHook: number;
  readonly replaceHook: number;
  /** Where triggers on this very event are registered, if that depends on more than its kind. */
  hookFor?(event: E): number;
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
  seenBy?(g: G, event: E): readonly PlayerId[] | undefined;
}

export interface DecisionKind<G extends Game = Game, D extends Decision = Decision, A extends Answer = Answer> {
  /** Null if the answer is legal. Must take any JSON value. */
  check(g: G, decision: D, answer: Answer): Refusal | null;
  /** All legal answers, or null if they are too many to list. */
  answers(g: G, decision: D): readonly A[] | null;
  /** Some legal answer, from a source of integers below a bound. */
  sample(g: G, decision: D, below: (bound: number) => number): A;
  /** True if the answer begins an action that may have to be undone. */
  checkpoint?(decision: D, answer: A): boolean;
  /** All players may know that somebody is asked this. */
  readonly open?: true;
  /** The same answer about other entities. Absent where answers name none. */
  renamed?(answer: Answer, now: (id: EntityId) => EntityId): Answer;
}

/** A method type, so that a stage for a particular game fits the machine's table of stages for any. */
export type Stage<G extends Game, D> = { run(g: G, data: D, answer?: Answer): Directive }['run'];

export interface Procedure extends Staged {
  readonly stages: readonly Stage<Game, unknown>[];
}

/** How many players and objects a state has: ids are below these. */
export interface Ids {
  readonly players: number;
  readonly objects: number;
}

/** The rules of a game, as tables for the kernel. */
export interface RuleSet {
  readonly name: string;
  /** Version of the card language that its cards are written in: what was saved in another is refused. */
  readonly language: number;
  /** What is printed on the cards of a pool, as plain data; the same list whenever it is asked. What was saved with other cards is refused. */
  cardsIn(pool: unknown): readonly object[];
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
  /**
   * What becomes of the objects that an object has kept in its zones and left behind, as part of the event by which it left: an event for
   * each of them. Absent where no object has zones. What it forgets is refused, so that no object is lost.
   */
  keeperLeft?(g: Game, keeper: ObjectRow, event: GameEvent): readonly GameEvent[];
  /** What follows from one effect that has replaced two events of a batch, where that is one; null if it follows from each. Absent: from each. */
  joinAfter?(earlier: Replaced['after'][number], later: Replaced['after'][number]): Replaced['after'][number] | null;
  /** The order in which players make choices at the same time. */
  choiceOrder?(g: Game): readonly PlayerId[];
  /** Abilities that trigger on what just happened. `before` are the hooks as they were before it. */
  triggers(g: Game, events: readonly GameEvent[], before: State['hooks']): readonly PendingTrigger[];
  /**
   * What is gathered of the effects in force once one has begun or ended, where no characteristic goes by it: then all that is cached stands.
   * Null where it has to be gathered anew. Absent: always.
   */
  gatheredWith?(g: Game, gathered: Environment, effect: EffectRow, begins: boolean): Environment | null;
  /** The player who answers for another, if so. */
  decider?(g: Game, decision: Decision): PlayerId;
  /** The game cannot be played on exactly, because one instruction would come to more than is played: how it ends. */
  tooMuch?(g: Game, amount: number): readonly GameEvent[];
  /** Reads the rule set's own part of a saved state; what is not as it should be is refused. Absent: it is taken as it is. */
  readGame?(saved: Reader, ids: Ids): unknown;
  /** A player leaves the game of their own will; at any time, whatever is being asked. Absent where nobody can. */
  concede?(g: Game, player: PlayerId): void;
  /** The rule that says what players may not know. */
  readonly hiding: string;
  /** Whether a player sees the face of an object now. */
  sees(g: Game, viewer: PlayerId, row: ObjectRow): boolean;
  /** What a player who sees an object is shown of it. Plain data. */
  describe(g: Game, viewer: PlayerId, row: ObjectRow): Readonly<Record<string, unknown>>;
  /** What is shown of the rule set's own part of the state. */
  describeGame(g: Game, viewer: PlayerId): Readonly<Record<string, unknown>>;
}

/** What a game is made of. All games have one shape from the beginning, whatever happens in them. */
export const gameOf = <Rules, Pool, Set extends RuleSet>(
  rules: Set,
  pool: Pool,
  state: State<Rules>,
): Game<Rules, Pool, Set> => ({ rules, pool, state, undone: null, shortcut: null, bereaving: null });

/** A game in progress. Answer it with `step`, look at it with `view`. */
export interface Game<Rules = unknown, Pool = unknown, Set extends RuleSet = RuleSet> {
  readonly rules: Set;
  readonly pool: Pool;
  state: State<Rules>;
  /** Why the action under way was undone in the last step, if it was. Not state. */
  undone: Refusal | null;
  /** A sequence of choices that is to be played out before the step under way is over. Not state. */
  shortcut?: Shortcut | null;
  /** Objects that have left behind what they kept, until the door has asked the rules about it. Not state. */
  bereaving?: ObjectRow[] | null;
  /** Called after every batch of events that happened together. Not state; for tests and fuzzers. */
  watch?(happened: readonly GameEvent[]): void;
}

export const zoneIndex = (s: State, rules: RuleSet, kind: ZoneKind, owner: PlayerId): number =>
  kind * s.players.length + (rules.zones[kind]?.of === 'game' ? 0 : owner);

const NOTHING: readonly ObjectId[] = [];

/** The objects of a zone in order: of one player or object, or of all if there is one for all. */
export const zoneObjects = (g: Game, kind: ZoneKind, owner: EntityId): readonly ObjectId[] =>
  isObject(owner) ? keptIn(g.state, owner, kind) : (g.state.zones[zoneIndex(g.state, g.rules, kind, owner)] ?? NOTHING);

const keptIn = (s: State, keeper: ObjectId, kind: ZoneKind): readonly ObjectId[] =>
  objectRow(s, keeper).kept.filter((id) => findObject(s, id)?.zone === kind);

/** Whose zone an object is in: that of the object that keeps it, or of its owner. */
export const zoneOwner = ({ keeper, owner }: Pick<ObjectRow, 'keeper' | 'owner'>): EntityId =>
  keeper === NO_OBJECT ? owner : keeper;
