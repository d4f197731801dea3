/** A player that looks one decision ahead: it tries what it could do on forks and does what leaves it best off. */
import {
  type Answer,
  type Decision,
  decides,
  decisionKind,
  type PlayerId,
  randomBelow,
  seedRandom,
} from '@rulewright/kernel';
import { type G, type PriorityAnswer, usefulActions } from '@rulewright/magic';
import type { Bot } from '../bot.ts';
import { type Below, type Until, valueAfter } from './ahead.ts';
import { attacksFor, blocksFor } from './combat.ts';

/** So many answers are tried at most; the rest of a long list is left out. */
const MOST_ANSWERS = 24;
/** Answers that cannot be listed are drawn, so many times. */
const DRAWS = 6;
/** Doing something must be worth more than this, so that nothing is done for nothing. */
const WORTH_IT = 0.05;

export function greedyBot(seed: number): Bot {
  let random = seedRandom(seed);
  const below: Below = (bound) => {
    const [n, next] = randomBelow(random, Math.max(1, bound));
    random = next;
    return n;
  };
  return {
    answer(g, decision) {
      const player = decides(decision);
      switch (decision.kind) {
        case 'priority':
          return act(g, decision, player, below);
        case 'attackers':
          return best(g, attacksFor(g, decision.player), player, 'combat', below) ?? { attacks: [] };
        case 'blockers':
          return best(g, blocksFor(g, decision.player), player, 'combat', below) ?? { blocks: [] };
        default:
          return decision.prompt === 'mulligan' ? false : choose(g, decision, player, below);
      }
    },
  };
}

function act(g: G, decision: Decision, player: PlayerId, below: Below): PriorityAnswer {
  const pass: PriorityAnswer = { action: 'pass' };
  const useful = usefulActions(g, decision.player);
  // 305.1: a land is played as soon as it can be.
  const land = useful.find(({ action }) => action === 'playLand');
  if (land !== undefined) return land;
  if (useful.length === 0) return pass;
  const idle = valueAfter(g, pass, player, 'stack', below);
  let found: PriorityAnswer = pass;
  let value = idle + WORTH_IT;
  for (const action of useful.slice(0, MOST_ANSWERS)) {
    const reached = valueAfter(g, { ...action }, player, 'stack', below);
    if (reached > value) {
      value = reached;
      found = action;
    }
  }
  return found;
}

function choose(g: G, decision: Decision, player: PlayerId, below: Below): Answer {
  const kind = decisionKind(g, decision);
  const listed = kind.answers(g, decision);
  const candidates =
    listed !== null && listed.length > 0
      ? listed.slice(0, MOST_ANSWERS)
      : Array.from({ length: DRAWS }, () => kind.sample(g, decision, below));
  if (candidates.length === 1 && candidates[0] !== undefined) return candidates[0];
  return best(g, candidates, player, 'stack', below) ?? kind.sample(g, decision, below);
}

function best(g: G, answers: readonly Answer[], player: PlayerId, until: Until, below: Below): Answer | undefined {
  let found: Answer | undefined;
  let value = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const reached = valueAfter(g, answer, player, until, below);
    if (reached > value) {
      value = reached;
      found = answer;
    }
  }
  return found;
}
