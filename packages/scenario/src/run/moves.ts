// What is done to a game, as plain data: answers to what is asked, and the two things that nobody asks for.
import {
  type Concession,
  checkAnswer,
  type Answer as EngineAnswer,
  fixRandom,
  type Game,
  isConcession,
  type Refusal,
  step,
} from '@rulewright/kernel';
import { canBeFixed, isRandomResult, type RandomResult } from '../parse/index.ts';
import { randomFor } from './chance.ts';

/** The next random results are fixed. No answer to a decision looks like it. */
export interface FixedRandom {
  readonly random: readonly RandomResult[];
}

export type Move = EngineAnswer | Concession | FixedRandom;

const only = (move: Move, key: string): boolean =>
  typeof move === 'object' && move !== null && key in move && Object.keys(move).length === 1;

export const isFixedRandom = (move: Move): move is FixedRandom =>
  only(move, 'random') && Array.isArray((move as FixedRandom).random);

/** Makes a move; null, or why it could not be made. Then the game is as it was, unless a whole action was taken back. */
export function makeMove(game: Game, move: Move): { readonly refusal: Refusal | null; readonly taken: boolean } {
  if (isFixedRandom(move)) {
    if (!move.random.every(isRandomResult) || !canBeFixed(move.random))
      return { refusal: { code: 'not-random' }, taken: false };
    fixRandom(game, randomFor(move.random));
    return { refusal: null, taken: true };
  }
  if (isConcession(move)) {
    const { concede } = game.rules;
    if (game.state.over !== null || game.state.players[move.concede] === undefined || concede === undefined)
      return { refusal: { code: 'not-a-player' }, taken: false };
    concede(game, move.concede);
    return { refusal: null, taken: true };
  }
  const refusal = checkAnswer(game, move);
  if (refusal !== null) return { refusal, taken: false };
  // An answer that leads to the action being undone was taken all the same, and is part of the game.
  return { refusal: step(game, move).refusal, taken: true };
}
