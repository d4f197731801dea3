/** Fuzzing: random bots play random decks, and everything that must be true is checked at every decision. */
import {
  decides,
  eventsSince,
  hashPlain,
  objectRow,
  type Plain,
  type Recorder,
  type Replay,
  randomBelow,
  recorder,
  seedRandom,
} from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { cardOf, type G, type MagicEvent, newGame } from '@rulewright/magic';
import { randomBot } from '../random-bot.ts';
import { randomDeck } from './decks.ts';
import { Watcher } from './watch.ts';

export interface FuzzGame {
  readonly seed: number;
  readonly decks: readonly (readonly Card[])[];
}

export interface FuzzResult {
  readonly decisions: number;
  readonly turns: number;
  readonly over: boolean;
  readonly failure: string | null;
  /** The game up to there: it can be watched, and played again. */
  readonly replay: Replay | null;
  /** The names of the cards that were cast or played. */
  readonly played: readonly string[];
}

/** A game of random bots that takes longer does not end. */
const MOST_DECISIONS = 30_000;

export function fuzzGame(cards: readonly Card[], basics: readonly Card[], seed: number, players = 2): FuzzGame {
  let random = seedRandom(seed);
  const below = (bound: number): number => {
    const [n, next] = randomBelow(random, Math.max(1, bound));
    random = next;
    return n;
  };
  return { seed, decks: Array.from({ length: players }, () => randomDeck(cards, basics, below)) };
}

/** What the game is made from, as tables keep it: names, decks by name, the seed, who goes first. */
const setupOf = ({ seed, decks }: FuzzGame) => ({
  players: decks.map((deck, i) => ({
    name: `P${i + 1}`,
    deck: { name: `${seed}.${i + 1}`, cards: counted(deck) },
    bot: 'random',
  })),
  seed,
  first: seed % decks.length,
});

function counted(deck: readonly Card[]): readonly (readonly [number, string])[] {
  const counts = new Map<string, number>();
  for (const { name } of deck) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => [count, name]);
}

/** The cards in the order in which a table deals them out again from the counts. */
const inOrder = (deck: readonly Card[]): readonly Card[] =>
  counted(deck).flatMap(([count, name]) => {
    const card = deck.find((c) => c.name === name);
    return card === undefined ? [] : Array.from({ length: count }, () => card);
  });

/** Plays it. A failure is what an invariant says, or what was thrown, or that there is no end. */
export function playFuzz(game: FuzzGame, most = MOST_DECISIONS): FuzzResult {
  let decisions = 0;
  let turns = 0;
  let record: Recorder | null = null;
  let state: G | null = null;
  const result = (over: boolean, failure: string | null): FuzzResult => ({
    decisions,
    turns,
    over,
    failure,
    played: failure === null && state !== null ? playedIn(state) : [],
    replay: failure === null || record === null ? null : record.replay(),
  });
  try {
    const setup = setupOf(game);
    const g = newGame({
      players: game.decks.map((deck, i) => ({ name: `P${i + 1}`, deck: inOrder(deck) })),
      seed: game.seed,
      first: setup.first,
    });
    const { seed } = game;
    state = g;
    record = recorder(g, { seed, cards: hashPlain(g.pool.cards as unknown as Plain), setup }, Number.POSITIVE_INFINITY);
    const watcher = new Watcher(g);
    const bots = game.decks.map((_, seat) => randomBot(seed * 31 + seat));
    for (; decisions < most; decisions++) {
      const { decision } = g.state;
      if (decision === null) return result(true, null);
      turns = g.state.game.turn.number;
      watcher.check(g, decision);
      const bot = bots[decides(decision)];
      if (bot === undefined) throw new Error(`player ${decides(decision)} has no bot`);
      const { refusal, undone } = record.step(bot.answer(g, decision));
      if (refusal !== null && !undone) throw new Error(`${decision.kind} refused an answer: ${refusal.code}`);
    }
    return result(false, most < MOST_DECISIONS ? null : `the game is not over after ${most} decisions`);
  } catch (error) {
    return result(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

function playedIn(g: G): readonly string[] {
  const names = new Set<string>();
  for (const event of eventsSince(g.state, 0) as readonly MagicEvent[]) {
    if (event.kind !== 'cast' && event.kind !== 'playLand') continue;
    const { kind, def } = objectRow(g.state, event.object);
    if (kind === 'card') names.add(cardOf(g.pool, def).name);
  }
  return [...names];
}

/** The first line of what went wrong: two failures with the same are the same. */
const kindOf = (failure: string): string => failure.split('\n')[0]?.replace(/\d+/g, 'n') ?? failure;

/** A smaller game that fails in the same way: cards are left out of the decks, most at once first. */
export function shrink(game: FuzzGame, failure: string, basics: readonly Card[]): FuzzGame {
  let best = game;
  const fails = (candidate: FuzzGame): boolean => {
    const { failure: found } = playFuzz(candidate);
    return found !== null && kindOf(found) === kindOf(failure);
  };
  for (let player = 0; player < game.decks.length; player++) {
    const names = [...new Set((best.decks[player] ?? []).map(({ name }) => name))].filter(
      (name) => !basics.some((b) => b.name === name),
    );
    for (const name of names) {
      const decks = best.decks.map((deck, i) =>
        i === player ? deck.map((card) => (card.name === name ? (basics[0] ?? card) : card)) : deck,
      );
      const candidate = { ...best, decks };
      if (fails(candidate)) best = candidate;
    }
  }
  return best;
}
