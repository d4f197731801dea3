// A scenario under way: the game, what its aliases mean, the answers that wait, how a run ends early; and what a game says
// about how its scenarios are played.
import {
  type Decision,
  type Derivation,
  type Answer as EngineAnswer,
  type EntityId,
  fork,
  type Game,
  type GameEvent,
  type ObjectId,
  type ObjectRow,
  type PlayerId,
  type Refusal,
  type Seen,
} from '@rulewright/kernel';
import {
  type Action,
  type Answer,
  type Check,
  foldName,
  type ObjectSetup,
  type Property,
  type Scenario,
  type Step,
} from '../parse/index.ts';
import type { Mismatch } from './mismatch.ts';
import type { Move } from './moves.ts';

/** What all players pass for, until it has come about. */
export interface Goal<P extends Play = Play> {
  readonly line: number;
  reached(play: P): boolean;
}

/** An answer that said yes, and goes on answering what follows from it. */
export interface Carried {
  readonly player: PlayerId;
  readonly answer: Answer;
  readonly mustFit: boolean;
  /** Where what it names was then. */
  readonly where: readonly number[];
}

export interface Play {
  readonly scenario: Scenario;
  readonly playing: Playing;
  game: Game;
  /** By folded alias. */
  readonly aliases: ReadonlyMap<string, Alias>;
  /** Answers for decisions to come, per player in order. */
  readonly queued: Map<PlayerId, QueuedAnswer[]>;
  /** The second half of an answer that met a yes-or-no question first. */
  carried: Carried | null;
  /** Answers to parts of a decision that is made of several, until all of them are there. */
  gathered: { readonly decision: Decision; readonly answers: readonly Answer[] } | null;
  /** Decisions that left no choice and were taken by themselves since the last step that was not an answer. */
  taken: readonly Taken[];
  /** What an earlier step still waits for while a decision is open. */
  goal: Goal | null;
  /** All that has been done, in order. */
  readonly moves: Move[];
  /** What happens at every decision: nothing, saving and loading, or a fork that is abandoned. */
  atDecision(game: Game): Game;
}

export interface Alias {
  readonly spelling: string;
  /** As they were set up; `refs.ts` follows them through changes of zone. */
  readonly objects: readonly ObjectId[];
}

/** A decision that was taken by itself: as the game stood, and what was answered. */
interface Taken {
  readonly game: Game;
  readonly decision: Decision;
  readonly answer: EngineAnswer;
}

export interface QueuedAnswer {
  readonly answer: Answer;
  /** It has met a decision that left no choice, and perhaps was meant for it. */
  spent: boolean;
}

/** A play before anything has been set up. */
export type Unset<P extends Play> = Omit<Play, 'scenario' | 'game' | 'aliases'> & Pick<P, 'scenario'>;

/** One way to do what a step says. It throws `Illegal` if the rules refuse. */
export type Attempt<P extends Play = Play> = { try(play: P): void }['try'];

export interface VerbRun<P extends Play = Play> {
  readonly kind: string;
  /** It answers what is being asked, always or now, and nothing is answered for the player before it. */
  readonly answers?: true | { now(play: P): boolean }['now'];
  /** It may be done whatever is being asked. */
  readonly anyTime?: true;
  /** Ways to do it, the one that is meant first. `can` and `cannot` try them all. */
  ways(play: P, action: Action, player: PlayerId): readonly Attempt<P>[];
}

export interface StepRun<P extends Play = Play> {
  readonly kind: string;
  run(play: P, step: Step): void;
}

export interface AspectRun<P extends Play = Play> {
  readonly kind: string;
  check(play: P, check: Check): readonly Mismatch[];
}

/** The player or object that a check is about, as the file calls it. */
export interface Subject<Id extends EntityId> {
  readonly id: Id;
  readonly name: string;
}

export interface PropertyRun<P extends Play, Id extends EntityId> {
  check(play: P, subject: Subject<Id>, property: Property): readonly Mismatch[];
  /** A number says how many of the objects of a name are so. */
  readonly counted?: true;
}

/** What an answer of the scenario says to a decision. */
export interface Understood {
  readonly answer: EngineAnswer;
  /** What is left to answer the choice that a "may" leads to. */
  readonly rest?: Answer;
  /** The rest is wrong if what is asked next cannot be answered with it. */
  readonly mustFit?: boolean;
  /** It answers a part of what is asked: the decision waits for the others (`gathered`). */
  readonly isPart?: boolean;
}

/** Reads an answer; undefined if it says nothing about what is asked. */
export interface AnswerReader<P extends Play = Play, D extends Decision = Decision> {
  read(play: P, decision: D, answer: Answer): Understood | undefined;
}

/** What the runner has to know about a game's decisions. */
export interface Decisions<P extends Play = Play> {
  /** What the runner answers by itself, as the step under way implies. */
  ownAnswer?(play: P, decision: Decision): EngineAnswer | undefined;
  /** The player may act, or has to declare something, which steps of their own say; null: a choice, which answers say. */
  awaits(decision: Decision): 'action' | 'declaration' | null;
  /** What a player answers who does nothing. */
  idle(decision: Decision): EngineAnswer;
  /** There are more answers than the engine lists. */
  isOpenEnded?(decision: Decision): boolean;
  /** Things to be ordered that nobody can tell apart. */
  areAlike?(play: P, decision: Decision): boolean;
  /** What is usually answered, if that is not the first answer there is. */
  usual?(play: P, decision: Decision): EngineAnswer | undefined;
  /** An answer of the scenario is about to be given. */
  answered?(play: P, decision: Decision, answer: EngineAnswer): void;
  /** The answer says what has been settled for the player without a question. */
  wasSettled?(play: P, player: PlayerId, answer: Answer): boolean;
}

/** How a game's objects are called and where they lie. */
export interface Names<P extends Play = Play> {
  nameOf(g: P['game'], row: ObjectRow): string;
  /** Names that an object answers to. Later ones count only if nothing is called so by earlier ones. */
  readonly answersTo: readonly { of(g: P['game'], row: ObjectRow): readonly string[] }['of'][];
  /** It was called so, and is called otherwise now: it can be meant, but is not counted. */
  isFormerName?(g: P['game'], row: ObjectRow, name: string): boolean;
  /** Whose it is for references and checks: its controller where it has one, otherwise its owner. */
  holderOf(g: P['game'], row: ObjectRow): PlayerId;
  /** The card that an object stands for, where that is another object. */
  standsFor?(g: P['game'], id: ObjectId): ObjectId | undefined;
  readonly zones: readonly string[];
  /** The zone that the scenario's word means, as a number of the rule set; `NOWHERE - 1` if there is none. */
  zoneKind(word: string): number;
  /** Of several objects of a name, those in zones with lower numbers are meant first. */
  rankOf(zone: number): number;
  /** The word for the zone in which an object is. */
  zoneWord(row: ObjectRow): string | undefined;
}

/** Short English for messages. */
export interface PlayWords<P extends Play = Play> {
  /** What is asked, by its prompt. */
  ask(prompt: string): string | undefined;
  refusal(refusal: Refusal): string;
  /** What happened; null if it tells a reader nothing, undefined if its kind and what it is about say enough. */
  event(g: P['game'], event: GameEvent, nameOf: (id: EntityId | undefined) => string): string | null | undefined;
}

interface TurnNow {
  readonly number: number;
  readonly active: PlayerId;
  readonly step: string;
}

/** Why something is so, in a game whose engine can say it. */
export interface Explaining<P extends Play = Play> {
  /** What can be explained, for messages. */
  readonly values: readonly string[];
  /** What is meant if nothing is said. */
  usual(id: EntityId): string;
  value(seen: Seen<P['game']>, id: EntityId, value: string): Derivation | null;
  event(seen: Seen<P['game']>, index: number): Derivation | null;
}

/** How the scenarios of one game are played. The tables have the same entries as those of the vocabulary. */
export interface Playing<P extends Play = Play> {
  /** Everything in place, and the game at its first decision. */
  setUp(unset: Unset<P>): P;
  readonly verbs: Readonly<Record<string, VerbRun<P>>>;
  readonly steps: Readonly<Record<string, StepRun<P>>>;
  readonly aspects: Readonly<Record<string, AspectRun<P>>>;
  readonly playerChecks: Readonly<Record<string, PropertyRun<P, PlayerId>>>;
  readonly objectChecks: Readonly<Record<string, PropertyRun<P, ObjectId>>>;
  /** By kind of decision. */
  readonly answers: Readonly<Record<string, AnswerReader<P>>>;
  readonly decisions: Decisions<P>;
  readonly names: Names<P>;
  readonly words: PlayWords<P>;
  turn(g: P['game']): TurnNow;
  readonly explaining?: Explaining<P>;
  /** What the engine cannot do yet, if that is what the error says. */
  unsupported(error: unknown): string | null;
}

/** What the aliases of a set-up name. */
export function aliasesOf(placed: readonly { readonly id: ObjectId; readonly setup: ObjectSetup }[]): Play['aliases'] {
  const aliases = new Map<string, Alias>();
  for (const { id, setup } of placed) {
    if (setup.alias === undefined) continue;
    const folded = foldName(setup.alias);
    const objects = [...(aliases.get(folded)?.objects ?? []), id];
    aliases.set(folded, { spelling: setup.alias, objects });
  }
  return aliases;
}

/** A second play that goes its own way from here. */
export function forkPlay<P extends Play>(play: P): P {
  const queued = [...play.queued].map(([player, answers]) => [player, answers.map((a) => ({ ...a }))] as const);
  const game = { ...play.game, state: fork(play.game.state) };
  return { ...play, game, queued: new Map(queued), moves: play.moves.slice() };
}

/** Why a scenario ends before its last step. */
export class Stopped extends Error {
  readonly status: 'failed' | 'unsupported';
  readonly line: number;
  constructor(status: 'failed' | 'unsupported', line: number, message: string) {
    super(message);
    this.name = 'Stopped';
    this.status = status;
    this.line = line;
  }
}

/** The rules refuse what a player is to do: what `cannot` expects. */
export class Illegal extends Stopped {
  constructor(line: number, message: string) {
    super('failed', line, message);
    this.name = 'Illegal';
  }
}

export function fail(line: number, message: string): never {
  throw new Stopped('failed', line, message);
}

export function unsupported(line: number, message: string): never {
  throw new Stopped('unsupported', line, message);
}

export function illegal(line: number, message: string): never {
  throw new Illegal(line, message);
}

/** Players are in the order in which the scenario lists them. */
export function seatOf(play: Pick<Play, 'scenario'>, name: string): PlayerId {
  return play.scenario.players.findIndex((player) => player.name === name) as PlayerId;
}
