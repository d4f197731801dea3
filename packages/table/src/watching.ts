/** A game that was played, to be watched: any moment of it, with anybody's eyes. It is played once when it is opened. */
import { type Eyes, eventsSince, hash, type PlayerId, type Replay, readReplay } from '@rulewright/kernel';
import type { Move } from '@rulewright/scenario';
import { type GameOf, lookAt, type TableGame } from './game.ts';
import { Line } from './line.ts';
import { logLines } from './log.ts';
import { saidIn } from './said.ts';
import { snapshot } from './show.ts';
import type { Asking, LogLine, Snapshot, TableTypes, Why } from './snapshot.ts';
import { replayStart, type Start } from './start.ts';
import { whys } from './why.ts';

/** Where the game comes out differently from what was played: the cards or the rules are not the same any more. */
export interface Damage {
  readonly code: 'other-cards' | 'other-rules';
  /** So many answers could be given again. */
  readonly at: number;
}

export interface TurnMark {
  readonly at: number;
  readonly number: number;
  readonly active: PlayerId;
}

export interface WatchedGame {
  readonly players: readonly { readonly name: string; readonly deck: string; readonly bot: boolean }[];
  readonly answers: number;
  readonly turns: number;
  /** Null for a game that was left. */
  readonly over: { readonly winners: readonly PlayerId[]; readonly draw: boolean } | null;
  readonly damage: Damage | null;
}

export class Watching<T extends TableTypes> {
  readonly start: Start;
  readonly damage: Damage | null;
  /** The moments at which turns begin. */
  readonly turns: readonly TurnMark[];
  /** What the players are called here, where that is not what they were called then. */
  names: readonly string[] = [];
  readonly #game: TableGame<T>;
  readonly #line: Line<T>;

  private constructor(game: TableGame<T>, start: Start, line: Line<T>, damage: Damage | null) {
    this.#game = game;
    this.start = start;
    this.#line = line;
    this.damage = damage;
    this.turns = turnsOf(game, line);
  }

  /** Takes anything; what is no replay is refused with a `SaveError`, what cannot begin with a `TableError`. */
  static open<T extends TableTypes>(game: TableGame<T>, saved: unknown, given: T['cards']): Watching<T> {
    const replay = readReplay(saved, game.rules);
    const start = replayStart(replay);
    const { g, cards } = game.begin(start, given);
    const line = Line.of(game, g, replay.answers as readonly Move[]);
    return new Watching(game, start, line, damageOf(replay, line, cards));
  }

  get length(): number {
    return this.#line.length;
  }

  /** What a list of games says of this one. */
  get summary(): WatchedGame {
    const end = this.#line.game(this.length);
    const { over } = end.state;
    return {
      players: this.start.players.map(({ name, deck, bot }) => ({ name, deck: deck.name, bot: bot !== undefined })),
      answers: this.length,
      turns: this.#game.turn(end).number,
      over: over === null ? null : { winners: over.winners, draw: over.draw },
      damage: this.damage,
    };
  }

  /** The names are for the eye: what was played does not change with them. */
  #at(at: number): GameOf<T> {
    const g = this.#line.game(at);
    const players = g.state.players.map((player, i) => ({ ...player, name: this.names[i] ?? player.name }));
    return { ...g, state: { ...g.state, players } };
  }

  snapshot(at: number, eyes: Eyes, speech: T['speech']): Snapshot<T> {
    return snapshot(this.#game, this.#at(at), { eyes, speech, at, undo: false, asks: () => false });
  }

  /** What was answered at a moment, in words. For those who see everything: an answer tells of hidden cards. */
  said(at: number, speech: T['speech']): { readonly player: string; readonly words: string } | null {
    const move = this.#line.moves[at];
    if (move === undefined) return null;
    const g = this.#at(at);
    const { player, words } = saidIn(this.#game, lookAt(this.#game, g, 'all', speech), move);
    return { player: player === null ? '' : (g.state.players[player]?.name ?? ''), words };
  }

  why(at: number, asking: Asking, eyes: Eyes, speech: T['speech']): readonly Why[] {
    return whys(this.#game, lookAt(this.#game, this.#at(at), eyes, speech), asking);
  }

  /** Everything that happened, each line with the moment after it. */
  lines(eyes: Eyes, speech: T['speech']): readonly LogLine[] {
    const all: LogLine[] = [];
    let before = this.#at(0);
    for (let at = 1; at <= this.length; at++) {
      const after = this.#at(at);
      const first = before.state.log.length;
      if (first <= after.state.log.length)
        all.push(...logLines(this.#game, after, { events: eventsSince(after.state, first), first, at }, eyes, speech));
      before = after;
    }
    return all;
  }
}

function damageOf<T extends TableTypes>(replay: Replay, line: Line<T>, cards: string): Damage | null {
  const at = line.length;
  const differs = replay.hashes.find(([n, expected]) => n <= at && hash(line.game(n).state) !== expected);
  if (differs === undefined && at === replay.answers.length) return null;
  return { code: replay.cards === cards ? 'other-rules' : 'other-cards', at: Math.min(at, differs?.[0] ?? at) };
}

function turnsOf<T extends TableTypes>(game: TableGame<T>, line: Line<T>): readonly TurnMark[] {
  const marks: TurnMark[] = [];
  let last = 0;
  for (let at = 0; at <= line.length; at++) {
    const { number, active } = game.turn(line.game(at));
    if (number !== last) marks.push({ at, number, active });
    last = number;
  }
  return marks;
}
