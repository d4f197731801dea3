/** A game that was played, to be watched: any moment of it, with anybody's eyes. It is played once when it is opened. */
import type { CardFinder } from '@rulewright/cards';
import { eventsSince, type Game, hash, type PlayerId, type Replay, readReplay } from '@rulewright/kernel';
import { type G, rules, SetUpError } from '@rulewright/magic';
import type { Move } from '@rulewright/scenario';
import type { Eyes } from './eyes.ts';
import { Line } from './lab/line.ts';
import { saidIn } from './lab/said.ts';
import { logLines } from './log.ts';
import { namesFor } from './magic/names.ts';
import { snapshot } from './magic/show.ts';
import type { Speech } from './magic/speech.ts';
import { beginGame, type Start } from './magic/start.ts';
import { whys } from './magic/why.ts';
import type { Asking, LogLine, Snapshot, Why } from './snapshot.ts';

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

export class Watching {
  readonly start: Start;
  readonly damage: Damage | null;
  /** The moments at which turns begin. */
  readonly turns: readonly TurnMark[];
  /** What the players are called here, where that is not what they were called then. */
  names: readonly string[] = [];
  readonly #line: Line;

  private constructor(start: Start, line: Line, damage: Damage | null) {
    this.start = start;
    this.#line = line;
    this.damage = damage;
    this.turns = turnsOf(line);
  }

  /** Takes anything; what is no replay is refused with a `SaveError`, what cannot begin with a `SetUpError`. */
  static open(saved: unknown, finder: CardFinder): Watching {
    const replay = readReplay(saved, rules);
    const start = startIn(replay);
    const { g, cards } = beginGame(start, finder);
    const line = Line.of(g, replay.answers as readonly Move[]);
    return new Watching(start, line, damageOf(replay, line, cards));
  }

  get length(): number {
    return this.#line.length;
  }

  /** What a list of games says of this one. */
  get summary(): WatchedGame {
    const { state } = this.#line.game(this.length);
    return {
      players: this.start.players.map(({ name, deck, bot }) => ({ name, deck: deck.name, bot: bot !== undefined })),
      answers: this.length,
      turns: state.game.turn.number,
      over: state.over === null ? null : { winners: state.over.winners, draw: state.over.draw },
      damage: this.damage,
    };
  }

  /** The names are for the eye: what was played does not change with them. */
  #game(at: number): G {
    const g = this.#line.game(at);
    const players = g.state.players.map((player, i) => ({ ...player, name: this.names[i] ?? player.name }));
    return { ...g, state: { ...g.state, players } };
  }

  snapshot(at: number, eyes: Eyes, speech: Speech): Snapshot {
    return snapshot(this.#game(at), { eyes, speech, at, undo: false, asks: () => false });
  }

  /** What was answered at a moment, in words. For those who see everything: an answer tells of hidden cards. */
  said(at: number, speech: Speech): { readonly player: string; readonly words: string } | null {
    const move = this.#line.moves[at];
    if (move === undefined) return null;
    const g = this.#game(at);
    const { player, words } = saidIn(g, move, namesFor(g, -1 as PlayerId, speech), speech);
    return { player: player === null ? '' : (g.state.players[player]?.name ?? ''), words };
  }

  why(at: number, asking: Asking, eyes: Eyes, speech: Speech): readonly Why[] {
    return whys(this.#game(at), eyes, asking, speech);
  }

  /** Everything that happened, each line with the moment after it. */
  lines(eyes: Eyes, speech: Speech): readonly LogLine[] {
    const all: LogLine[] = [];
    let before = this.#game(0);
    for (let at = 1; at <= this.length; at++) {
      const after = this.#game(at);
      const first = before.state.log.length;
      if (first <= after.state.log.length)
        all.push(...logLines(after, eyes, eventsSince(after.state, first), first, at, speech));
      before = after;
    }
    return all;
  }
}

const startIn = ({ rules, setup }: Replay): Start => {
  const { players, seed } = (setup ?? {}) as Partial<Start>;
  const seated =
    Array.isArray(players) &&
    players.length > 0 &&
    players.every((p) => typeof p?.name === 'string' && Array.isArray(p?.deck?.cards));
  if (rules !== 'magic' || !seated || typeof seed !== 'number')
    throw new SetUpError('not-a-game', 'the file does not say who played with which decks');
  return setup as unknown as Start;
};

function damageOf(replay: Replay, line: Line, cards: string): Damage | null {
  const at = line.length;
  const differs = replay.hashes.find(
    ([n, expected]) => n <= at && hash(line.game(n).state as Game['state']) !== expected,
  );
  if (differs === undefined && at === replay.answers.length) return null;
  return { code: replay.cards === cards ? 'other-rules' : 'other-cards', at: Math.min(at, differs?.[0] ?? at) };
}

function turnsOf(line: Line): readonly TurnMark[] {
  const marks: TurnMark[] = [];
  let last = 0;
  for (let at = 0; at <= line.length; at++) {
    const { number, active }: G['state']['game']['turn'] = line.game(at).state.game.turn;
    if (number !== last) marks.push({ at, number, active });
    last = number;
  }
  return marks;
}
