/** A player that does something legal at random. */
import { decisionKind, type Game, randomBelow, seedRandom } from '@rulewright/kernel';
import type { Bot } from './bot.ts';
import type { Below, BotGame } from './game.ts';

/** Random numbers that only the seed decides. */
export function seeded(seed: number): Below {
  let random = seedRandom(seed);
  return (bound) => {
    const [n, next] = randomBelow(random, Math.max(1, bound));
    random = next;
    return n;
  };
}

/** The same seed gives the same answers to the same game. */
export function randomBot<G extends Game>(game: BotGame<G>, seed: number): Bot<G> {
  const below = seeded(seed);
  return {
    answer: (g, decision) => game.random(g, decision, below) ?? decisionKind(g, decision).sample(g, decision, below),
  };
}
