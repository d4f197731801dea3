/** A player that looks one decision ahead: it tries what it could do on forks and does what leaves it best off. */
import {
  type Answer,
  type ChooseEntities,
  type Decision,
  decides,
  decisionKind,
  type PlayerId,
} from '@rulewright/kernel';
import {
  characteristics,
  type G,
  guess,
  hasKeyword,
  isType,
  type PriorityAnswer,
  type ShortcutDecision,
  TypeBit,
  topOfStack,
  usefulActions,
} from '@rulewright/magic';
import type { Bot } from '../../bot.ts';
import type { Below } from '../../game.ts';
import { bestOf, candidates } from '../../greedy/candidates.ts';
import { seeded } from '../../random-bot.ts';
import { valueAfter } from './ahead.ts';
import { attacksFor, blocksFor } from './combat.ts';
import { bottom, mulligans } from './opening-hand.ts';
import { reply } from './reply.ts';

/** So many answers are tried at most; the rest of a long list is left out. */
const MOST_ANSWERS = 24;
/** Doing something must be worth more than this, so that nothing is done for nothing. */
const WORTH_IT = 0.05;

/** Looks a turn ahead on forks, with what it may not know dealt anew. The same seed gives the same answers to the same game. */
export function greedyBot(seed: number): Bot<G> {
  const below = seeded(seed);
  return {
    answer(g, decision) {
      const player = decides(decision);
      switch (decision.kind) {
        case 'priority':
          return act(g, decision, player, below);
        case 'attackers':
          return best(g, attacksFor(g, decision.player), player, below) ?? { attacks: [] };
        case 'blockers':
          return best(g, blocksFor(g, decision.player), player, below) ?? { blocks: [] };
        case 'shortcut':
          return reply(g, decision as ShortcutDecision, player, below, WORTH_IT);
        default:
          if (decision.prompt === 'mulligan') return mulligans(g, decision.player);
          if (decision.prompt === 'put-on-bottom' && decision.rule === '103.5')
            return bottom(g, decision as ChooseEntities);
          return choose(g, decision, player, below);
      }
    },
  };
}

function act(g: G, decision: Decision, player: PlayerId, below: Below): PriorityAnswer {
  const pass: PriorityAnswer = { action: 'pass' };
  const { turn } = g.state.game;
  const own = turn.active === player && topOfStack(g) === undefined;
  // Mana is for the main phase.
  if (own && (turn.step === 'upkeep' || turn.step === 'draw')) return pass;
  const useful = usefulActions(g, decision.player);
  // 305.1: a land is played as soon as it can be.
  const land = useful.find(({ action }) => action === 'playLand');
  if (land !== undefined) return land;
  if (useful.length === 0) return pass;
  const here = guess(g, player, below);
  const idle = valueAfter(here, pass, player, below);
  // What helps only in combat waits for it: after blocks there is more to know.
  const early = own && (turn.step === 'main1' || turn.step === 'combat');
  const idleAtHome = early ? valueAfter(here, pass, player, below, false) : 0;
  const canWait = (action: PriorityAnswer): boolean =>
    early && isFast(g, action) && valueAfter(here, { ...action }, player, below, false) <= idleAtHome + WORTH_IT;
  let found: PriorityAnswer = pass;
  let value = idle + WORTH_IT;
  for (const action of useful.slice(0, MOST_ANSWERS)) {
    const reached = valueAfter(here, { ...action }, player, below);
    if (reached > value && !canWait(action)) {
      value = reached;
      found = action;
    }
  }
  return found;
}

/** Whether it could be done later in the turn too, as far as its kind tells. */
function isFast(g: G, action: PriorityAnswer): boolean {
  if (action.action !== 'cast') return action.action === 'activate';
  const is = characteristics(g, action.card);
  return isType(is, TypeBit.instant) || hasKeyword(is, 'flash');
}

function choose(g: G, decision: Decision, player: PlayerId, below: Below): Answer {
  const answers = candidates(g, decision, below, MOST_ANSWERS);
  return best(g, answers, player, below) ?? decisionKind(g, decision).sample(g, decision, below);
}

function best(g: G, answers: readonly Answer[], player: PlayerId, below: Below): Answer | undefined {
  if (answers.length < 2) return answers[0];
  const here = guess(g, player, below);
  return bestOf(answers, (answer) => valueAfter(here, answer, player, below));
}
