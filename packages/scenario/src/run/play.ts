// A scenario under way: the game, what its aliases mean, the answers that wait, and how a run ends early.
import { type Decision, type Answer as EngineAnswer, fork, type ObjectId, type PlayerId } from '@rulewright/kernel';
import type { G } from '@rulewright/magic';
import type { Announcing } from '../magic/steps/announce.ts';
import type { AbilityWords } from '../magic/words/ability-words.ts';
import type { Answer, Scenario } from '../parse/index.ts';
import type { Move } from './moves.ts';

/** What all players pass for, until it has come about. */
export interface Goal {
  readonly line: number;
  reached(play: Play): boolean;
}

export interface Play {
  readonly scenario: Scenario;
  game: G;
  /** The abilities of its cards, by their words. */
  readonly words: AbilityWords;
  /** By folded alias: the objects as they were set up; `refs.ts` follows them through changes of zone. */
  readonly aliases: ReadonlyMap<string, readonly ObjectId[]>;
  /** Answers for decisions to come, per player in order. */
  readonly queued: Map<PlayerId, QueuedAnswer[]>;
  /** The second half of an answer that met a yes-or-no question first. */
  carried: { readonly player: PlayerId; readonly answer: Answer; readonly mustFit: boolean } | null;
  /** A spell or ability that a step has begun to announce. */
  announcing: Announcing | null;
  /** Decisions that left no choice and were taken by themselves since the last step that was not an answer. */
  taken: readonly Taken[];
  /** What an earlier step still waits for while a decision is open. */
  goal: Goal | null;
  /** All that has been done, in order. */
  readonly moves: Move[];
  /** What happens at every decision: nothing, saving and loading, or a fork that is abandoned. */
  readonly atDecision: (game: G) => G;
}

/** A decision that was taken by itself: as the game stood, and what was answered. */
interface Taken {
  readonly game: G;
  readonly decision: Decision;
  readonly answer: EngineAnswer;
}

export interface QueuedAnswer {
  readonly answer: Answer;
  /** It has met a decision that left no choice, and perhaps was meant for it. */
  spent: boolean;
}

/** A second play that goes its own way from here. */
export function forkPlay(play: Play): Play {
  const queued = [...play.queued].map(([player, answers]) => [player, answers.map((a) => ({ ...a }))] as const);
  const announcing = play.announcing && { ...play.announcing, used: new Set(play.announcing.used) };
  const game = { ...play.game, state: fork(play.game.state) };
  return { ...play, game, queued: new Map(queued), announcing, moves: play.moves.slice() };
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
