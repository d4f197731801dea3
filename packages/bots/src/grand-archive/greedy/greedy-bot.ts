/** A player that looks one decision ahead: it tries what it could do on forks and does what leaves it best off. */
import { type G, guess, type OpportunityAnswer, usefulActions } from '@rulewright/grand-archive';
import {
  type Answer,
  checkAnswer,
  type Decision,
  decides,
  decisionKind,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import type { Bot } from '../../bot.ts';
import type { Below } from '../../game.ts';
import { bestOf } from '../../greedy/candidates.ts';
import { seeded } from '../../random-bot.ts';
import { choices, isQuiet, valueAfter } from './ahead.ts';
import { evaluate } from './evaluate.ts';

/** So many answers are tried at most; the rest of a long list is left out. */
const MOST_ANSWERS = 24;
/** Doing something must be worth more than this, so that nothing is done for nothing. */
const WORTH_IT = 0.05;
/** After so many events of a turn it only passes, so that nothing goes on for ever. */
const LONG_TURN = 1500;

const PASS: OpportunityAnswer & Answer = { action: 'pass' };

/** Tries what it could do on forks, with what it may not know dealt anew. The same seed gives the same answers to the same game. */
export function greedyBot(seed: number): Bot<G> {
  const below = seeded(seed);
  /** What was tried at this place of the game already: it was taken back if the game is still there. */
  let tried: { at: number; actions: Set<string> } = { at: -1, actions: new Set() };
  return {
    answer(g, decision) {
      const player = decides(decision);
      if (decision.kind !== 'opportunity') return choose(g, decision, player, below);
      const at = g.state.log.length;
      if (tried.at !== at) tried = { at, actions: new Set() };
      const action = act(g, decision, player, below, tried.actions);
      tried.actions.add(JSON.stringify(action));
      return action;
    },
  };
}

function act(
  g: G,
  decision: Decision,
  player: PlayerId,
  below: Below,
  tried: ReadonlySet<string>,
): OpportunityAnswer & Answer {
  const useful = usefulActions(g, decision.player).filter((action) => !tried.has(JSON.stringify(action)));
  if (useful.length === 0) return PASS;
  // Attack declaration 1.5: who must attack may not pass.
  const mayPass = checkAnswer(g, PASS) === null;
  if (mayPass && g.state.log.length - g.state.game.turn.began > LONG_TURN) return PASS;
  const here = guess(g, player, below);
  const idle = (): number =>
    (isQuiet(here) ? evaluate(here, player) : valueAfter(here, PASS, player, below)) + WORTH_IT;
  let value = mayPass ? idle() : Number.NEGATIVE_INFINITY;
  let found: OpportunityAnswer = mayPass ? PASS : (useful[0] ?? PASS);
  for (const action of distinct(g, useful).slice(0, MOST_ANSWERS)) {
    const reached = valueAfter(here, { ...action }, player, below);
    if (reached <= value) continue;
    value = reached;
    found = action;
  }
  return found;
}

/** Equal cards of the hand are one choice. */
function distinct(g: G, actions: readonly OpportunityAnswer[]): readonly OpportunityAnswer[] {
  const seen = new Set<string>();
  return actions.filter((action) => {
    if (action.action !== 'play') return true;
    const row = objectRow(g.state, action.card);
    const key = `${row.zone} ${row.def} ${action.by ?? ''}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

function choose(g: G, decision: Decision, player: PlayerId, below: Below): Answer {
  const answers = choices(g, decision, below, MOST_ANSWERS);
  if (answers.length < 2) return answers[0] ?? decisionKind(g, decision).sample(g, decision, below);
  const here = guess(g, player, below);
  return (
    bestOf(answers, (answer) => valueAfter(here, answer, player, below)) ??
    decisionKind(g, decision).sample(g, decision, below)
  );
}
