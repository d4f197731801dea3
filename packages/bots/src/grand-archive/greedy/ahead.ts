/** Looking ahead on forks: an answer is tried, what it began is played to its end, and the position is judged. */
import { type G, STACK } from '@rulewright/grand-archive';
import { type Answer, checkAnswer, type Decision, fork, type PlayerId, step, zoneObjects } from '@rulewright/kernel';
import type { Below } from '../../game.ts';
import { candidates } from '../../greedy/candidates.ts';
import { evaluate } from './evaluate.ts';
import { isOwn, quickly, settled } from './quickly.ts';

/** How far an answer is followed. */
const MOST_STEPS = 60;
/** So many choices of its own on the way are tried out, so many answers of the last and of each before it. */
const DEPTH = 2;
const WAYS = 3;

const copyOf = (g: G): G => ({ ...g, state: fork(g.state), undone: null });

/** Nothing waits and nobody fights: whatever was begun is done. */
export const isQuiet = (g: G): boolean =>
  g.state.game.combat === null && zoneObjects(g, STACK, g.state.game.turn.active).length === 0;

/** The value of the position after an answer and all that follows from it. */
export function valueAfter(g: G, answer: Answer, player: PlayerId, below: Below, depth = DEPTH): number {
  const trial = copyOf(g);
  const { refusal, undone } = step(trial, answer);
  if (refusal !== null || undone) return Number.NEGATIVE_INFINITY;
  return valueFrom(trial, player, below, depth);
}

function valueFrom(trial: G, player: PlayerId, below: Below, depth: number): number {
  for (let i = 0; i < MOST_STEPS; i++) {
    const { decision } = trial.state;
    if (decision === null || isDone(trial, decision)) break;
    if (depth > 0 && isOwn(decision, player) && decision.kind !== 'opportunity') {
      const tried = choices(trial, decision, below, WAYS * depth);
      if (tried.length > 1) return Math.max(...tried.map((a) => valueAfter(trial, a, player, below, depth - 1)));
    }
    const { refusal, undone } = step(trial, quickly(trial, decision, below));
    if (undone) return Number.NEGATIVE_INFINITY;
    if (refusal !== null) break;
  }
  return evaluate(trial, player);
}

const isDone = (g: G, decision: Decision): boolean =>
  decision.kind === 'materialize' || (decision.kind === 'opportunity' && isQuiet(g));

/** What is worth trying: what habit says where that is enough, else the first of the list. */
export function choices(g: G, decision: Decision, below: Below, most: number): readonly Answer[] {
  const known = settled(g, decision);
  if (known !== null) return [known];
  const all = candidates(g, decision, below, most);
  const usual = quickly(g, decision, below);
  return [usual, ...all.filter((answer) => JSON.stringify(answer) !== JSON.stringify(usual))].filter(
    (answer) => checkAnswer(g, answer) === null,
  );
}
