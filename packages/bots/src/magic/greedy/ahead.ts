/** Looking ahead on forks: an answer is tried, the rest of what it began is played out simply, and the position is judged. */
import {
  type Answer,
  checkAnswer,
  type Decision,
  decides,
  decisionKind,
  fork,
  type PlayerId,
  step,
} from '@rulewright/kernel';
import { type G, topOfStack } from '@rulewright/magic';
import type { Below } from '../../game.ts';
import { declaration } from './combat.ts';
import { evaluate } from './evaluate.ts';

const NO_ATTACK: Answer = { attacks: [] };

/** How far an answer is followed. */
const MOST_STEPS = 120;

/** What an answer begins may ask for more: so many ways of going on are tried, and the best one counts. */
const WAYS = 6;

/** To the end of the turn, so that what ends with it counts for nothing by itself. */
export function valueAfter(g: G, answer: Answer, player: PlayerId, below: Below, attacks = true): number {
  const trial: G = { ...g, state: fork(g.state), undone: null };
  const { refusal, undone } = step(trial, answer);
  if (refusal !== null || undone) return Number.NEGATIVE_INFINITY;
  // Who attacks is attacked in turn: the answer counts too.
  const turn = g.state.game.turn.number + (g.state.decision?.kind === 'attackers' ? 1 : 0);
  const { decision } = trial.state;
  const open = decision !== null && decision.kind !== 'priority' && decides(decision) === player;
  if (!open) return played(trial, turn, player, below, attacks);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < WAYS; i++) {
    const way: G = { ...trial, state: fork(trial.state), undone: null };
    best = Math.max(best, played(way, turn, player, below, attacks));
  }
  return best;
}

function played(trial: G, turn: number, player: PlayerId, below: Below, attacks: boolean): number {
  for (let i = 0; i < MOST_STEPS; i++) {
    const { decision } = trial.state;
    if (decision === null || isSettled(trial, decision, turn)) break;
    const { refusal, undone } = step(trial, simply(trial, decision, below, attacks));
    if (refusal !== null && !undone) break;
  }
  return evaluate(trial, player);
}

/** The next turn has begun. */
const isSettled = (g: G, decision: Decision, turn: number): boolean =>
  decision.kind === 'priority' && g.state.game.turn.number > turn && topOfStack(g) === undefined;

/** Everybody passes and declares sensibly, so that what stays untapped counts; other choices are taken at random. */
function simply(g: G, decision: Decision, below: Below, attacks: boolean): Answer {
  if (decision.kind === 'priority') return { action: 'pass' };
  if (decision.kind === 'attackers' && !attacks && checkAnswer(g, NO_ATTACK) === null) return NO_ATTACK;
  const declared = declaration(g, decision);
  if (declared !== null) return declared;
  return decisionKind(g, decision).sample(g, decision, below);
}
