/** A player that does something legal at random. It never concedes, and makes mana only to pay for something. */
import { type Decision, decisionKind, randomBelow, seedRandom } from '@rulewright/kernel';
import { type G, type PriorityAnswer, usefulActions } from '@rulewright/magic';
import type { Bot } from './bot.ts';

type Below = (bound: number) => number;

/** The same seed gives the same answers to the same game. */
export function randomBot(seed: number): Bot {
  let random = seedRandom(seed);
  const below: Below = (bound) => {
    const [n, next] = randomBelow(random, bound);
    random = next;
    return n;
  };
  return {
    answer(g, decision) {
      if (decision.kind === 'priority') return act(g, decision, below);
      if (decision.prompt === 'mulligan') return below(MULLIGAN) === 0;
      return decisionKind(g, decision).sample(g, decision, below);
    },
  };
}

/** One hand in so many is sent back: a coin toss would send back half of them, and then half of the rest. */
const MULLIGAN = 8;

/** One time in so many it passes although it could do something, so that every game comes to an end. */
const PASS = 4;

const PASSING: PriorityAnswer = { action: 'pass' };

function act(g: G, decision: Decision, below: Below): PriorityAnswer {
  const useful = usefulActions(g, decision.player);
  if (useful.length === 0 || below(PASS) === 0) return PASSING;
  return useful[below(useful.length)] ?? PASSING;
}
