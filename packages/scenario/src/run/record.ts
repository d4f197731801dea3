// A scenario played for somebody who looks on: the game as it is set up, all that is done in it, and how far it comes.
import { fork } from '@rulewright/kernel';
import { settle } from './decide.ts';
import type { Move } from './moves.ts';
import type { Play } from './play.ts';
import { finish, type Playable, playStep, type Result, setUp, told } from './run.ts';

export interface Recorded<P extends Play = Play> {
  /** The game as it is set up, or null if that fails. */
  readonly start: P['game'] | null;
  readonly moves: readonly Move[];
  /** For each step that was played, how many moves had been made after it. */
  readonly ends: readonly number[];
  readonly result: Pick<Result, 'status' | 'line' | 'step' | 'message'>;
}

/** Sets it up and plays its steps; with none, or as far as one fails. */
export function recordScenario<P extends Play>(scenario: P['scenario'], games: readonly Playable<P>[]): Recorded<P> {
  let play: P | null = null;
  let start: P['game'] | null = null;
  const ends: number[] = [];
  try {
    play = setUp(scenario, games);
    start = { ...play.game, state: fork(play.game.state) };
    if (scenario.steps.length > 0) settle(play, scenario.line);
    while (ends.length < scenario.steps.length) {
      playStep(play, ends.length);
      ends.push(play.moves.length);
    }
    finish(play);
    return { start, moves: play.moves, ends, result: { status: 'passed', line: scenario.line } };
  } catch (error) {
    const result = told(error, play, scenario, play === null ? 0 : ends.length + 1);
    return { start, moves: play?.moves ?? [], ends, result };
  }
}
