/** A branch as it is played: its moves, and the game at every so many of them, from which any moment is near. */
import { fork, type Refusal } from '@rulewright/kernel';
import { type Move, makeMove } from '@rulewright/scenario';
import type { GameOf, TableGame } from './game.ts';
import type { TableTypes } from './snapshot.ts';

const again = <T extends TableTypes>(g: GameOf<T>): GameOf<T> => ({ ...g, state: fork(g.state), undone: null });

/** Short lines keep every moment: a fork costs a few dozen pointers. */
const ALL_KEPT = 1000;
const EVERY = 16;

/** What came of a move. */
interface Made {
  readonly refusal: Refusal | null;
  /** It was made, though perhaps only to take back the whole action. */
  readonly taken: boolean;
}

export class Line<T extends TableTypes> {
  readonly #game: TableGame<T>;
  readonly #moves: Move[];
  /** By moment. */
  readonly #kept = new Map<number, GameOf<T>>();
  #end: GameOf<T>;
  /** Why the move after the last could not be made, if there is one in what was loaded. */
  readonly cut: Refusal | null;

  private constructor(game: TableGame<T>, start: GameOf<T>, moves: readonly Move[]) {
    this.#game = game;
    this.#moves = [];
    this.#end = again(start);
    this.#kept.set(0, again(start));
    let cut: Refusal | null = null;
    for (const move of moves) {
      const { refusal, taken } = this.push(move);
      if (taken) continue;
      cut = refusal;
      break;
    }
    this.cut = cut;
  }

  static of<T extends TableTypes>(game: TableGame<T>, start: GameOf<T>, moves: readonly Move[]): Line<T> {
    return new Line(game, start, moves);
  }

  get moves(): readonly Move[] {
    return this.#moves;
  }

  get length(): number {
    return this.#moves.length;
  }

  /** The game after so many moves. It is the caller's own. */
  game(at: number): GameOf<T> {
    if (at >= this.length) return again(this.#end);
    let from = at;
    while (!this.#kept.has(from)) from--;
    const g = again(this.#kept.get(from) as GameOf<T>);
    for (let i = from; i < at; i++) makeMove(g, this.#moves[i] as Move);
    return g;
  }

  /** Makes a move at the end. */
  push(move: Move): Made {
    const trial = again(this.#end);
    const made = this.#attempt(trial, move);
    if (!made.taken) return made;
    this.#end = trial;
    this.#moves.push(move);
    const at = this.length;
    if (at <= ALL_KEPT || at % EVERY === 0) this.#kept.set(at, again(trial));
    return made;
  }

  /** What the engine cannot do yet is a reason like any other. */
  #attempt(g: GameOf<T>, move: Move): Made {
    try {
      return makeMove(g, move);
    } catch (error) {
      if (this.#game.isUnsupported?.(error) === true) return { refusal: { code: 'not-supported-yet' }, taken: false };
      throw error;
    }
  }

  /** Forgets all moves after the first so many. */
  cutTo(at: number): void {
    this.#end = this.game(at);
    this.#moves.length = Math.min(at, this.length);
    for (const kept of [...this.#kept.keys()]) if (kept > at) this.#kept.delete(kept);
  }
}
