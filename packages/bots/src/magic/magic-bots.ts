/** Magic played at random, and watched: never concedes, and makes mana only to pay for something. */
import { type Decision, decides, load, seenBy, zoneObjects } from '@rulewright/kernel';
import {
  type G,
  guess,
  legalActions,
  type Magic,
  type Pool,
  type PriorityAnswer,
  Recent,
  repetition,
  STACK,
  usefulActions,
} from '@rulewright/magic';
import type { Bot } from '../bot.ts';
import type { Below, BotGame, Repeating } from '../game.ts';
import { randomBot as anyRandomBot } from '../random-bot.ts';

/** One hand in so many is sent back: a coin toss would send back half of them, and then half of the rest. */
const MULLIGAN = 8;

/** One time in so many it passes although it could do something, so that every game comes to an end. */
const PASS = 4;

const PASSING: PriorityAnswer = { action: 'pass' };

/**
 * With so much on the stack, or after so many events of a turn, it acts only now and then: who goes on acting while something waits lets
 * the stack grow for ever where an ability costs nothing, because one thing resolves for every three that are put on top.
 */
const MUCH_WAITS = 8;
const LONG_TURN = 300;
const SELDOM = 16;

function isPatient(g: G, below: Below): boolean {
  const { turn } = g.state.game;
  const waiting = zoneObjects(g, STACK, turn.active).length;
  if (waiting < MUCH_WAITS && g.state.log.length - turn.began < LONG_TURN) return false;
  return below(Math.max(waiting, SELDOM)) !== 0;
}

function act(g: G, decision: Decision, below: Below): PriorityAnswer {
  const useful = usefulActions(g, decision.player);
  if (useful.length === 0 || below(PASS) === 0 || isPatient(g, below)) return PASSING;
  return useful[below(useful.length)] ?? PASSING;
}

/** So often at most, one time in so many. */
const MOST_TIMES = 20;
const REPEAT = 4;

/** 732.2: a loop that somebody may go on with is proposed as a shortcut. */
function repeating(below: Below): Repeating<G> {
  const recent = new Recent();
  return {
    note: (g, answer) => recent.note(g, answer),
    propose(g) {
      const { decision } = g.state;
      const found = decision === null ? null : repetition(seenBy(g, decides(decision)), recent);
      if (found === null || below(REPEAT) !== 0) return null;
      return { action: 'shortcut', choices: found.choices, times: 1 + below(Math.min(MOST_TIMES, found.most)) };
    },
  };
}

export const magicBots: BotGame<G> = {
  repeating,
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
