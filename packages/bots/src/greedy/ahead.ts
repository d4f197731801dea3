/** Looking ahead on forks: an answer is tried, the rest of what it began is played out simply, and the position is judged. */
import { type Answer, type Decision, decisionKind, fork, type PlayerId, step } from '@rulewright/kernel';
import { type G, topOfStack } from '@rulewright/magic';
import { declaration } from './combat.ts';
import { evaluate } from './evaluate.ts';

/** How far an answer is followed. */
const MOST_STEPS = 40;

export type Below = (bound: number) => number;

/** Until the stack is empty, or until combat is over. */
export type Until = 'stack' | 'combat';

export function valueAfter(g: G, answer: Answer, player: PlayerId, until: Until, below: Below): number {
  const trial: G = { ...g, state: fork(g.state), undone: null };
  const { refusal, undone } = step(trial, answer);
  if (refusal !== null || undone) return Number.NEGATIVE_INFINITY;
  const { turn } = g.state.game;
  for (let i = 0; i < MOST_STEPS; i++) {
    const { decision } = trial.state;
    if (decision === null || isSettled(trial, decision, turn.number, until)) break;
    if (step(trial, simply(trial, decision, below)).refusal !== null) break;
  }
  return evaluate(trial, player);
}

function isSettled(g: G, decision: Decision, turn: number, until: Until): boolean {
  if (decision.kind !== 'priority') return false;
  const now = g.state.game.turn;
  if (now.number !== turn) return true;
  const busy = topOfStack(g) !== undefined;
  if (until === 'stack') return !busy;
  return !busy && g.state.game.combat === null;
}

/** Everybody passes and declares sensibly; other choices are taken at random. */
function simply(g: G, decision: Decision, below: Below): Answer {
  if (decision.kind === 'priority') return { action: 'pass' };
  if (decision.kind === 'attackers') return { attacks: [] };
  const declared = declaration(g, decision);
  if (declared !== null) return declared;
  return decisionKind(g, decision).sample(g, decision, below);
}
