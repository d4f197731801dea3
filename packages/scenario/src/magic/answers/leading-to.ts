// Answers that say at once what is asked in two questions: they are tried, to see what would be asked next.
import {
  type ChooseOptions,
  checkAnswer,
  type Decision,
  decides,
  type Answer as EngineAnswer,
  fork,
  objectRow,
  step,
} from '@rulewright/kernel';
import type { G } from '@rulewright/magic';
import type { Answer } from '../../parse/index.ts';
import { readAnswer } from '../../run/answers.ts';
import { Stopped, type Understood } from '../../run/play.ts';
import { findObjects } from '../../run/refs.ts';
import type { MagicPlay } from '../play.ts';

/** The game after an answer, to be looked at and thrown away; null if that is refused. */
function after({ game }: MagicPlay, answer: EngineAnswer): G | null {
  const trial: G = { ...game, state: fork(game.state) };
  return step(trial, answer).refusal === null ? trial : null;
}

const PROMPTS: ReadonlySet<string> = new Set(['either', 'cost-either']);

/** Of several courses the one that leads to a question which the answer answers. */
export function leadingTo(play: MagicPlay, decision: ChooseOptions, answer: Answer): Understood | undefined {
  if (!PROMPTS.has(decision.prompt) || answer.kind !== 'word') return undefined;
  const [only, second] = decision.options.map((_, i) => i).filter((i) => isAnsweredNext(play, decision, [i], answer));
  return only === undefined || second !== undefined ? undefined : { answer: [only], rest: answer };
}

/** What the answer names was the only one there was for it. */
function isMoved(play: MagicPlay, then: G, answer: Answer): boolean {
  if (answer.kind !== 'word' || answer.ref === undefined || answer.ref.kind === 'player') return false;
  const [named] = findObjects(play, answer.ref);
  return named !== undefined && objectRow(then.state, named).zone !== objectRow(play.game.state, named).zone;
}

function isAnsweredNext(play: MagicPlay, decision: Decision, chosen: EngineAnswer, answer: Answer): boolean {
  const game = after(play, chosen);
  if (game !== null && isMoved(play, game, answer)) return true;
  const next = game?.state.decision ?? null;
  if (game === null || next === null || decides(next) !== decides(decision) || next.kind === 'yesNo') return false;
  try {
    return checkAnswer(game, readAnswer({ ...play, game }, next, answer).answer) === null;
  } catch (error) {
    if (error instanceof Stopped) return false;
    throw error;
  }
}

/** Who names one of several effects that may be applied wants it applied. */
export function withConsent(play: MagicPlay, chosen: Understood, { line }: Answer): Understood {
  const next = after(play, chosen.answer)?.state.decision;
  return next?.prompt === 'apply-replacement' ? { ...chosen, rest: { kind: 'yesNo', line, yes: true } } : chosen;
}
