/** Grand Archive played at random, and watched. */
import {
  type G,
  type GrandArchive,
  guess,
  legalActions,
  type OpportunityAnswer,
  type Pool,
  STACK,
  usefulActions,
} from '@rulewright/grand-archive';
import { type Answer, checkAnswer, type Decision, load, zoneObjects } from '@rulewright/kernel';
import type { Bot } from '../bot.ts';
import type { Below, BotGame } from '../game.ts';
import { randomBot as anyRandomBot } from '../random-bot.ts';

/** One time in so many it passes although it could do something, so that every game comes to an end. */
const PASS = 4;

/** With so much on the stack, or after so many events of a turn, it acts only now and then. */
const MUCH_WAITS = 8;
const LONG_TURN = 1000;
const SELDOM = 16;

const PASSING: OpportunityAnswer & Answer = { action: 'pass' };

function isPatient(g: G, below: Below): boolean {
  const { turn } = g.state.game;
  const waiting = zoneObjects(g, STACK, turn.active).length;
  if (waiting < MUCH_WAITS && g.state.log.length - turn.began < LONG_TURN) return false;
  return below(Math.max(waiting, SELDOM)) !== 0;
}

function act(g: G, decision: Decision, below: Below): OpportunityAnswer {
  const useful = usefulActions(g, decision.player);
  if (useful.length === 0) return PASSING;
  // Attack declaration 1.5: who must attack may not pass.
  if ((below(PASS) === 0 || isPatient(g, below)) && checkAnswer(g, PASSING) === null) return PASSING;
  return useful[below(useful.length)] ?? PASSING;
}

export const grandArchiveBots: BotGame<G> = {
  random: (g, decision, below) => (decision.kind === 'opportunity' ? act(g, decision, below) : null),
  load: (g, saved) => load<GrandArchive, Pool, G['rules']>(g.rules, g.pool, saved),
  guess,
  offers: (g, decision) => (decision.kind === 'opportunity' ? legalActions(g, decision.player) : null),
};

/** A player that does something legal at random; the same seed gives the same answers to the same game. */
export const randomBot = (seed: number): Bot<G> => anyRandomBot(grandArchiveBots, seed);
