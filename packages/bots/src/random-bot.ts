/** A player that does something legal at random. */
import { decides, decisionKind, type Game, randomBelow, sameAnswer, seedRandom, stillOpen } from '@rulewright/kernel';
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
    answer(g, decision) {
      const kind = decisionKind(g, decision);
      const answer = game.random(g, decision, below) ?? kind.sample(g, decision, below);
      if (decision.differ === undefined || !sameAnswer(answer, decision.differ)) return answer;
      const open = stillOpen(g, decides(decision), kind.answers(g, decision) ?? []);
      return open[below(open.length)] ?? kind.sample(g, decision, below);
    },
  };
}
