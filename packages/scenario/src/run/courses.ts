// Where several costs may be paid instead of something, each is asked for on its own; what is named says which one is meant.
import { type Decision, decides, type EntityId, fork, objectRow, step } from '@rulewright/kernel';
import type { Answer } from '../parse/index.ts';
import type { Play } from './play.ts';
import { candidateOf, findObjects } from './refs.ts';

/** Whether yes does not concern what the answer names, and no leads to another question that may. */
export function meansAnother(play: Play, decision: Decision, answer: Answer): boolean {
  if (answer.kind !== 'word' || answer.ref === undefined || answer.ref.kind === 'player') return false;
  const [named] = findObjects(play, answer.ref);
  if (named === undefined) return false;
  const yes = tried(play, true);
  const asked = yes.state.decision as (Decision & { readonly from?: readonly EntityId[] }) | null;
  const choosesIt =
    asked?.from !== undefined &&
    decides(asked) === decides(decision) &&
    candidateOf({ ...play, game: yes }, answer.ref, asked.from) !== undefined;
  if (choosesIt || objectRow(yes.state, named).zone !== objectRow(play.game.state, named).zone) return false;
  const next = tried(play, false).state.decision;
  return next?.kind === 'yesNo' && decides(next) === decides(decision) && next.prompt === decision.prompt;
}

/** A word that nothing in the game is called. */
export const isUnknownName = (play: Play, answer: Answer): boolean =>
  answer.kind === 'word' &&
  (answer.ref === undefined || (answer.ref.kind !== 'player' && findObjects(play, answer.ref).length === 0));

/** The game after a yes or no, to be looked at and thrown away. */
export function tried({ game }: Play, answer: boolean): Play['game'] {
  const trial = { ...game, state: fork(game.state) };
  step(trial, answer);
  return trial;
}
