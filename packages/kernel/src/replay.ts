/** A game as its seed, its setup and its answers, with a hash now and then to find the first place where a replay differs. */
import { type Bounds, bounded } from './bounded.ts';
import type { Answer, Refusal } from './decision.ts';
import type { Game, RuleSet } from './game.ts';
import { hash } from './hash.ts';
import type { PlayerId } from './ids.ts';
import { checkAnswer, type Step, step } from './machine.ts';
import type { Plain } from './plain.ts';
import { Reader } from './reading.ts';
import { fork } from './state.ts';

export const REPLAY_VERSION = 2;

/** A game as plain data: what it was made from and what was done in it. */
export interface Replay {
  readonly version: typeof REPLAY_VERSION;
  /** Name of the rule set. */
  readonly rules: string;
  /** Version of the card language. */
  readonly language: number;
  readonly profile?: string;
  /** Hash of the card data that the game was played with. */
  readonly cards: string;
  readonly seed: number;
  /** What the game was made from besides the seed: decks, players, options. */
  readonly setup: Plain;
  /** What was done in order: answers to what was asked, and concessions, which nobody asks for. */
  readonly answers: readonly (Answer | Concession)[];
  /** After how many answers the state had which hash. */
  readonly hashes: readonly (readonly [answers: number, hash: string])[];
}

/** A player conceded. No answer to a decision looks like it. */
export type Concession = { readonly concede: PlayerId };

export const isConcession = (done: Answer | Concession): done is Concession =>
  typeof done === 'object' &&
  done !== null &&
  'concede' in done &&
  Number.isInteger(done.concede) &&
  Object.keys(done).length === 1;

/** What a game was made from. */
export type ReplayStart = Pick<Replay, 'profile' | 'cards' | 'seed' | 'setup'>;

/** Plays a game and writes down what is done. */
export interface Recorder {
  /** Answers the pending decision and notes the answer, unless it is refused outright. */
  step(answer: Answer): Step;
  /** A player concedes, and it is noted. */
  concede(player: PlayerId): void;
  /** Forgets all but the first so many answers: the game was taken back to there. */
  rewind(answers: number): void;
  /** The game so far. */
  replay(): Replay;
}

const EVERY = 32;

/** Records a game from here on. A hash is taken now, after every so many answers, and whenever the replay is asked for. */
export function recorder(g: Game, start: ReplayStart, every = EVERY): Recorder {
  const answers: (Answer | Concession)[] = [];
  const hashes: [number, string][] = [[0, hash(g.state)]];
  const note = (): void => {
    if (hashes.at(-1)?.[0] !== answers.length) hashes.push([answers.length, hash(g.state)]);
  };
  return {
    step(answer) {
      const refusal = checkAnswer(g, answer);
      if (refusal !== null) return { refusal, undone: false, events: [] };
      // An answer that leads to the action being undone was taken all the same, and is part of the game.
      const taken = step(g, answer);
      answers.push(answer);
      if (answers.length % every === 0) note();
      return taken;
    },
    concede(player) {
      g.rules.concede?.(g, player);
      answers.push({ concede: player });
      if (answers.length % every === 0) note();
    },
    rewind(kept) {
      answers.length = kept;
      while ((hashes.at(-1)?.[0] ?? 0) > kept) hashes.pop();
    },
    replay() {
      note();
      return {
        version: REPLAY_VERSION,
        rules: g.rules.name,
        language: g.rules.language,
        ...start,
        answers: answers.slice(),
        hashes: hashes.slice(),
      };
    },
  };
}

/** The game at the end of a replay, or where it goes another way than it was recorded. */
export type Replayed<G extends Game = Game> =
  | { readonly ok: true; readonly game: G }
  /** The states differ after `at` answers; they were still the same after `since`. */
  | {
      readonly ok: false;
      readonly at: number;
      readonly since: number;
      readonly expected: string;
      readonly actual: string;
    }
  /** The answer with index `at` is refused. */
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal };

/** Plays the answers from the start, which stays as it is, and compares the hashes on the way. */
export function replay<G extends Game>(start: G, recorded: Replay): Replayed<G> {
  const { name, language } = start.rules;
  if (recorded.rules !== name)
    return { ok: false, at: 0, refusal: { code: 'wrong-rules', data: { found: recorded.rules, expected: name } } };
  if (recorded.language !== language) {
    const data = { found: recorded.language, expected: language };
    return { ok: false, at: 0, refusal: { code: 'wrong-language', data } };
  }
  const game: G = { ...start, state: fork(start.state), undone: null };
  const hashes = new Map(recorded.hashes);
  let since = 0;
  for (let at = 0; ; at++) {
    const expected = hashes.get(at);
    if (expected !== undefined) {
      const actual = hash(game.state);
      if (actual !== expected) return { ok: false, at, since, expected, actual };
      since = at;
    }
    if (at >= recorded.answers.length) return { ok: true, game };
    const answer = recorded.answers[at] ?? null;
    if (isConcession(answer)) {
      if (game.state.players[answer.concede] === undefined || game.rules.concede === undefined)
        return { ok: false, at, refusal: { code: 'not-a-player' } };
      game.rules.concede(game, answer.concede);
      continue;
    }
    const refusal = checkAnswer(game, answer);
    if (refusal !== null) return { ok: false, at, refusal };
    step(game, answer);
  }
}

/** Longer than any game that is played, and no answer is deep. */
const BOUNDS: Bounds = { depth: 64, parts: 5_000_000 };

/** Takes any value, such as the contents of a file. What is not a replay of a game of these rules is refused with a `SaveError`. */
export function readReplay(data: unknown, rules: Pick<RuleSet, 'name' | 'language'>): Replay {
  const r = new Reader(data, 'replay');
  bounded(r, BOUNDS);
  r.at('version').mustBe(REPLAY_VERSION, 'wrong-version');
  r.at('rules').mustBe(rules.name, 'wrong-rules');
  r.at('language').mustBe(rules.language, 'wrong-language');
  const profile = r.maybe('profile');
  return {
    version: REPLAY_VERSION,
    rules: rules.name,
    language: rules.language,
    ...(profile.value === undefined ? {} : { profile: profile.text() }),
    cards: r.at('cards').text(),
    seed: r.at('seed').integer(),
    setup: r.at('setup').value as Plain,
    answers: r.at('answers').list((answer) => answer.value as Answer),
    hashes: r.at('hashes').list(readHash),
  };
}

function readHash(r: Reader): readonly [number, string] {
  const [at, text, ...more] = r.list((part) => part);
  if (at === undefined || text === undefined) return r.fail('missing');
  return more.length === 0 ? [at.integer(0), text.text()] : r.fail('out-of-range');
}
