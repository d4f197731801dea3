/**
 * The judge's lab: a start, branches of what was done, and a moment that is looked at. An answer that differs from what comes
 * next makes a new branch, so that nothing is lost.
 */
import {
  type Answer,
  type Decision,
  decides,
  decisionKind,
  type Eyes,
  eventsSince,
  type ObjectId,
  type Refusal,
  seenBy,
} from '@rulewright/kernel';
import type { Move, Recorded } from '@rulewright/scenario';
import { wordsFor } from '../asking.ts';
import { type GameOf, lookAt, type TableGame } from '../game.ts';
import { Line } from '../line.ts';
import { logLines } from '../log.ts';
import { forcedAnswer } from '../passing.ts';
import { type Said, saidIn } from '../said.ts';
import { snapshot } from '../show.ts';
import type { Asking, LogLine, Snapshot, Why } from '../snapshot.ts';
import { whys } from '../why.ts';
import { type Beginning, begin, LabError, ownMoves } from './beginning.ts';
import { type Branch, LAB_VERSION, type LabData, type LabStart } from './data.ts';
import type { LabGame, LabTypes } from './game.ts';
import { type StepShown, stepsIn } from './steps.ts';

/** One move of the timeline, and what happened because of it. */
export interface Entry extends Said {
  /** Moves before it. */
  readonly at: number;
  readonly lines: readonly LogLine[];
  /** The step of the turn that the game has come to with it; null if it is still the same. */
  readonly reached: string | null;
}

/** A branch that leaves the one that is looked at. */
export interface Forking {
  readonly branch: number;
  readonly at: number;
}

export interface BranchShown {
  readonly id: number;
  readonly name: string;
  readonly moves: number;
  readonly from: Branch['from'];
  /** How many moves of what was kept cannot be made any more. */
  readonly lost: number;
}

/** What a lab begins with. */
export interface Opening<T extends LabTypes> {
  readonly start: LabStart;
  readonly cards: T['cards'];
  /** Of the first branch. */
  readonly name: string;
  /** What was done; the steps of the scenario if it is not said. */
  readonly moves?: readonly Move[];
  readonly at?: number;
}

/** How far all players pass. */
export type PassUntil = 'resolved' | 'step' | 'turn';

const MOST_PASSES = 2000;

/** A branch with the moves of it that cannot be made any more. */
interface Played<T extends LabTypes> {
  name: string;
  readonly line: Line<T>;
  from: Branch['from'];
  lost: readonly Move[];
}

export class Lab<T extends LabTypes> {
  readonly game: LabGame<T>;
  readonly #table: TableGame<T>;
  readonly #start: LabStart;
  readonly #begun: Beginning<T>;
  readonly #lines = new Map<number, Played<T>>();
  #branch: number;
  #at: number;
  /** The branch that the last different answer began. */
  #begunHere: number | null = null;

  private constructor(game: LabGame<T>, start: LabStart, begun: Beginning<T>) {
    this.game = game;
    this.#table = game.table;
    this.#start = start;
    this.#begun = begun;
    this.#branch = 0;
    this.#at = 0;
  }

  /** A new lab. The steps of a scenario are its first branch, looked at from the beginning. */
  static open<T extends LabTypes>(game: LabGame<T>, { start, cards, name, moves, at = 0 }: Opening<T>): Lab<T> {
    const begun = begin(game, start, cards);
    const lab = new Lab(game, start, begun);
    lab.#add(name, moves ?? ownMoves(begun), null);
    lab.go(at);
    return lab;
  }

  /** A lab that was kept. Moves that cannot be made any more are kept aside and told. */
  static load<T extends LabTypes>(game: LabGame<T>, data: LabData, cards: T['cards']): Lab<T> {
    const lab = new Lab(game, data.start, begin(game, data.start, cards));
    for (const { id, name, moves, from } of data.branches) lab.#add(name, moves, from, id);
    lab.#branch = data.branch;
    lab.go(data.at);
    return lab;
  }

  save(): LabData {
    const branches = [...this.#lines].map(([id, { name, line, from, lost }]) => ({
      id,
      name,
      moves: [...line.moves, ...lost],
      from,
    }));
    return { version: LAB_VERSION, start: this.#start, branches, branch: this.#branch, at: this.#at };
  }

  #add(name: string, moves: readonly Move[], from: Branch['from'], as?: number): number {
    const id = as ?? Math.max(-1, ...this.#lines.keys()) + 1;
    const line = Line.of(this.#table, this.#begun.game, moves);
    this.#lines.set(id, { name, line, from, lost: moves.slice(line.length) });
    return id;
  }

  get #now(): Played<T> {
    const found = this.#lines.get(this.#branch);
    if (found === undefined) throw new Error(`no branch ${this.#branch}`);
    return found;
  }

  get start(): LabStart {
    return this.#start;
  }
  get title(): string {
    return this.#begun.title;
  }
  get scenario(): T['play']['scenario'] | null {
    return this.#begun.scenario;
  }
  get recorded(): Recorded<T['play']> | null {
    return this.#begun.recorded;
  }
  get at(): number {
    return this.#at;
  }
  get length(): number {
    return this.#now.line.length;
  }
  get branch(): number {
    return this.#branch;
  }
  get moves(): readonly Move[] {
    return this.#now.line.moves;
  }
  /** What the scenario says, beside the moves of this branch that it makes. */
  get steps(): readonly StepShown[] {
    const { scenario, recorded } = this.#begun;
    if (scenario === null || recorded === null || this.#start.kind !== 'scenario') return [];
    return stepsIn(this.#start.text, scenario, recorded, this.moves);
  }
  get branches(): readonly BranchShown[] {
    return [...this.#lines].map(([id, { name, line, from, lost }]) => ({
      id,
      name,
      moves: line.length,
      from,
      lost: lost.length,
    }));
  }

  /** The game at the moment that is looked at, or at another. It is the caller's own. */
  moment(at = this.#at): GameOf<T> {
    return this.#now.line.game(at);
  }

  go(at: number): void {
    this.#at = Math.max(0, Math.min(Math.trunc(at) || 0, this.length));
  }

  /** The same as what comes next goes on; anything else begins a branch, unless this is the end of one. */
  answer(move: Move, forked: (at: number) => string): Refusal | null {
    const { line } = this.#now;
    if (this.#at < line.length && same(line.moves[this.#at], move)) {
      this.#at++;
      return null;
    }
    const trial = line.game(this.#at);
    const asked = trial.state.decision;
    if (this.#at < line.length) {
      // Refused answers begin no branch.
      const probe = Line.of(this.#table, trial, []);
      const { refusal } = probe.push(move);
      if (refusal !== null) return refusal;
      this.#begunHere = this.fork(forked(this.#at));
    }
    const now = this.#now.line;
    const { refusal, taken } = now.push(move);
    if (!taken) return refusal;
    if (refusal !== null) return this.#takeBack(refusal);
    this.#now.lost = [];
    this.#at = now.length;
    return asked === null ? null : this.#takeForced();
  }

  /** The whole action was taken back: so is what was said of it. */
  #takeBack(refusal: Refusal): Refusal {
    const { line } = this.#now;
    const at = Math.max(0, this.#lastAction(line));
    line.cutTo(at);
    // A branch that was begun for it has no reason to be there any more.
    if (this.#begunHere === this.#branch && at <= (this.#now.from?.at ?? -1)) this.remove(this.#branch);
    this.go(at);
    return refusal;
  }

  /** The last move that was more than passing. */
  #lastAction(line: Line<T>): number {
    const { decision, pass } = this.#table.passing;
    return line.moves.findLastIndex((move, at) => line.game(at).state.decision?.kind === decision && !same(move, pass));
  }

  /** What leaves no choice is not asked. The reason if that takes back the whole action. */
  #takeForced(): Refusal | null {
    const { line } = this.#now;
    for (let i = 0; i < MOST_PASSES; i++) {
      const g = line.game(line.length);
      const { decision } = g.state;
      const forced = decision === null ? undefined : forcedAnswer(this.#table.passing, g, decision);
      if (forced === undefined) break;
      const { refusal, taken } = line.push(forced);
      if (!taken) break;
      if (refusal !== null) return this.#takeBack(refusal);
    }
    this.#at = line.length;
    return null;
  }

  /** All players pass, and nobody attacks or blocks, until it has come about or somebody has to decide something. */
  pass(until: PassUntil, forked: (at: number) => string): Refusal | null {
    const { passing } = this.#table;
    const turnOf = (g: GameOf<T>) => this.#table.turn(g);
    const first = this.moment();
    const turn = turnOf(first);
    const top = passing.next(first);
    for (let i = 0; i < MOST_PASSES; i++) {
      const g = this.moment();
      const { decision } = g.state;
      const now = turnOf(g);
      const move = decision === null ? undefined : idle(this.#table, g, decision);
      if (move === undefined) return i === 0 ? { code: 'must-decide' } : null;
      const refusal = this.answer(move, forked);
      if (refusal !== null) return refusal;
      const after = this.moment();
      if (until === 'resolved' && passing.next(after) !== top) return null;
      if (until === 'resolved' && top === undefined && turnOf(after).step !== now.step) return null;
      const next = turnOf(after);
      if (until === 'step' && (next.step !== turn.step || next.number !== turn.number)) return null;
      if (until === 'turn' && next.number !== turn.number) return null;
      if (until !== 'resolved' && passing.next(after) !== undefined && top === undefined) return null;
    }
    return null;
  }

  /** A branch of its own from here: what comes after is left behind in the old one. */
  fork(name: string): number {
    const from = { branch: this.#branch, at: this.#at };
    this.#branch = this.#add(name, this.#now.line.moves.slice(0, this.#at), from);
    return this.#branch;
  }

  switchTo(branch: number): void {
    if (!this.#lines.has(branch)) throw new LabError('refused', `there is no branch ${branch}`);
    const shared = sharedMoves(this.moves, this.#lines.get(branch)?.line.moves ?? []);
    this.#branch = branch;
    // The same moment if the branches have it in common, otherwise where they part.
    this.go(Math.min(this.#at, shared));
  }

  rename(branch: number, name: string): void {
    const found = this.#lines.get(branch);
    if (found !== undefined && name.trim() !== '') found.name = name.trim().slice(0, 200);
  }

  /** The last branch stays. */
  remove(branch: number): void {
    if (this.#lines.size < 2 || !this.#lines.has(branch)) return;
    const parent = this.#lines.get(branch)?.from?.branch;
    this.#lines.delete(branch);
    for (const line of this.#lines.values()) if (line.from?.branch === branch) line.from = null;
    if (this.#branch !== branch) return;
    const [first = 0] = this.#lines.keys();
    this.#branch = parent !== undefined && this.#lines.has(parent) ? parent : first;
    this.go(this.#at);
  }

  snapshot(eyes: Eyes, speech: T['speech']): Snapshot<T> {
    return snapshot(this.#table, this.moment(), {
      eyes,
      speech,
      at: this.#at,
      undo: this.#at > 0,
      // Whoever sees all plays for all; with a player's eyes only that one's questions are there.
      asks: (player) => eyes === 'all' || player === eyes,
    });
  }

  why(asking: Asking, eyes: Eyes, speech: T['speech']): readonly Why[] {
    return whys(this.#table, lookAt(this.#table, this.moment(), eyes, speech), asking);
  }

  /** What would be used up to pay for an answer; null if it cannot be given. */
  preview(answer: Answer): readonly ObjectId[] | null {
    return this.#table.preview?.(seenBy(this.moment(), 'all'), answer) ?? null;
  }

  /** The words that can be said now and begin so, or have a word that does. */
  words(beginning: string, eyes: Eyes, most?: number): readonly string[] {
    const g = this.moment();
    const { decision } = g.state;
    if (decision?.kind !== 'word' || (eyes !== 'all' && decides(decision) !== eyes)) return [];
    return wordsFor(g, decision, beginning, most);
  }

  /** Why an event after a move happened, as the game was right after the move. */
  whyEvent(at: number, event: number, eyes: Eyes, speech: T['speech']): readonly Why[] {
    return whys(this.#table, lookAt(this.#table, this.moment(at + 1), eyes, speech), { event });
  }

  /** The moves of the branch with what happened, from one on. */
  timeline(eyes: Eyes, speech: T['speech'], from = 0): readonly Entry[] {
    const { line } = this.#now;
    const entries: Entry[] = [];
    let before = line.game(from);
    for (let at = from; at < line.length; at++) {
      const after = line.game(at + 1);
      const first = before.state.log.length;
      const events = first > after.state.log.length ? [] : eventsSince(after.state, first);
      entries.push({
        at,
        ...saidIn(this.#table, lookAt(this.#table, before, eyes, speech), line.moves[at] as Move),
        lines: logLines(this.#table, after, { events, first, at: at + 1 }, eyes, speech),
        reached: reachedIn(this.#table, before, after, speech),
      });
      before = after;
    }
    return entries;
  }

  /** Where other branches part from this one. */
  get forks(): readonly Forking[] {
    return [...this.#lines].flatMap(([branch, { line }]) => {
      const at = branch === this.#branch ? this.length : sharedMoves(this.moves, line.moves);
      return at < this.length ? [{ branch, at }] : [];
    });
  }
}

function reachedIn<T extends LabTypes>(
  table: TableGame<T>,
  before: GameOf<T>,
  after: GameOf<T>,
  speech: T['speech'],
): string | null {
  const [was, is] = [table.turn(before), table.turn(after)];
  if (was.number === is.number && was.step === is.step) return null;
  // Nobody is "you" in a timeline.
  return table.turnShown(lookAt(table, after, 'all', speech)).words;
}

/** Passing, or declaring nothing; undefined if something has to be decided. */
function idle<T extends LabTypes>({ passing }: TableGame<T>, g: GameOf<T>, decision: Decision): Move | undefined {
  if (decision.kind === passing.decision) return passing.pass;
  const none = passing.nothing[decision.kind];
  return none !== undefined && decisionKind(g, decision).check(g, decision, none) === null ? none : undefined;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function sharedMoves(a: readonly Move[], b: readonly Move[]): number {
  let n = 0;
  while (n < a.length && n < b.length && same(a[n], b[n])) n++;
  return n;
}
