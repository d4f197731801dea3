/** Fuzzing: random bots play random decks, and everything that must be true is checked at every decision. */
import { randomBelow, seedRandom } from '@rulewright/kernel';
import type { Card } from '@rulewright/language';
import { newGame } from '@rulewright/magic';
import { playOut } from '../bot.ts';
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
}

/** So many decisions are enough for one game. */
const MOST_DECISIONS = 3000;

export function fuzzGame(cards: readonly Card[], basics: readonly Card[], seed: number, players = 2): FuzzGame {
  let random = seedRandom(seed);
  const below = (bound: number): number => {
    const [n, next] = randomBelow(random, Math.max(1, bound));
    random = next;
    return n;
  };
  return { seed, decks: Array.from({ length: players }, () => randomDeck(cards, basics, below)) };
}

/** Plays it. A failure is what an invariant says, or what was thrown. */
export function playFuzz({ seed, decks }: FuzzGame, most = MOST_DECISIONS): FuzzResult {
  let decisions = 0;
  let turns = 0;
  try {
    const g = newGame({
      players: decks.map((deck, i) => ({ name: `P${i + 1}`, deck })),
      seed,
      first: seed % decks.length,
    });
    const watcher = new Watcher(g);
    const bots = decks.map((_, seat) => randomBot(seed * 31 + seat));
    const played = playOut(g, bots, {
      maxDecisions: most,
      watch: (now, decision) => {
        decisions++;
        turns = now.state.game.turn.number;
        watcher.check(now, decision);
      },
    });
    return { decisions: played.decisions, turns, over: played.over !== null, failure: null };
  } catch (error) {
    return {
      decisions,
      turns,
      over: false,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
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
