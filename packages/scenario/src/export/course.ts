// What has been done in a game and is to be written as steps, and what a game says about how to write it.
import type { Decision } from '@rulewright/kernel';
import type { Move } from '../run/moves.ts';
import type { Play } from '../run/play.ts';
import type { StepText } from './write.ts';

/** The game before and after each move that is to be written. */
export interface Course<P extends Play = Play> {
  readonly moves: readonly Move[];
  /** One more than there are moves. */
  readonly games: readonly P['game'][];
}

/** How what is done in one game is said. Every step is tried before it is written. */
export interface Exporting<P extends Play = Play> {
  /** Ways to say what the player did whose it was to act, the plainest first. */
  actions(play: P, course: Course<P>, at: number): Iterable<StepText>;
  /** The same of what was declared. */
  declarations(play: P, decision: Decision, course: Course<P>, at: number): Iterable<StepText>;
}
