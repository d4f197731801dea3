/** Magic played at random, and watched: never concedes, and makes mana only to pay for something. */
import { type Decision, load } from '@rulewright/kernel';
import {
  type G,
  guess,
  legalActions,
  type Magic,
  type Pool,
  type PriorityAnswer,
  usefulActions,
} from '@rulewright/magic';
import type { Bot } from '../bot.ts';
import type { Below, BotGame } from '../game.ts';
import { randomBot as anyRandomBot } from '../random-bot.ts';

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

export const magicBots: BotGame<G> = {
  random(g, decision, below) {
    if (decision.kind === 'priority') return act(g, decision, below);
    return decision.prompt === 'mulligan' ? below(MULLIGAN) === 0 : null;
  },
  load: (g, saved) => load<Magic, Pool, G['rules']>(g.rules, g.pool, saved),
  guess,
  offers: (g, decision) => (decision.kind === 'priority' ? legalActions(g, decision.player) : null),
};

/** A player that does something legal at random; the same seed gives the same answers to the same game. */
export const randomBot = (seed: number): Bot<G> => anyRandomBot(magicBots, seed);
