/** Answers worth trying: those that a decision lists, or some that are drawn where they cannot be listed. */
import { type Answer, type Decision, decisionKind, type Game } from '@rulewright/kernel';
import type { Below } from '../game.ts';

/** Answers that cannot be listed are drawn, so many times. */
const DRAWS = 6;

/** At most so many; the rest of a long list is left out. */
export function candidates<G extends Game>(g: G, decision: Decision, below: Below, most: number): readonly Answer[] {
  const kind = decisionKind(g, decision);
  const listed = kind.answers(g, decision);
  return listed !== null && listed.length > 0
    ? listed.slice(0, most)
    : Array.from({ length: DRAWS }, () => kind.sample(g, decision, below));
}

/** The answer that leads to the best position; the first of several. */
export function bestOf(answers: readonly Answer[], value: (answer: Answer) => number): Answer | undefined {
  if (answers.length < 2) return answers[0];
  let found: Answer | undefined;
  let best = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const reached = value(answer);
    if (reached <= best) continue;
    best = reached;
    found = answer;
  }
  return found;
}
