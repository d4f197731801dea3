// What is done to a game at every decision of a run. Whatever it is, the outcome must be the same.
import { decisionKind, fork, type Game, load, save, step } from '@rulewright/kernel';
import type { Playing } from './play.ts';

export type Mode = 'plain' | 'saved' | 'forked';

export const modes: Readonly<Record<Mode, (game: Game, playing: Playing) => Game>> = {
  plain: (game) => game,
  saved: (game) => load(game.rules, game.pool, JSON.parse(JSON.stringify(save(game)))),
  forked: playOnAndAbandon,
};

/** How far an abandoned fork is played. */
const FORK_STEPS = 4;

/** A fork goes on at random for a while. If the game that it was taken from noticed, its state at the end would tell. */
function playOnAndAbandon(game: Game, playing: Playing): Game {
  const trial: Game = { ...game, state: fork(game.state) };
  let seed = game.state.log.length;
  const below = (bound: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return bound <= 1 ? 0 : (seed >>> 8) % bound;
  };
  try {
    for (let i = 0; i < FORK_STEPS; i++) {
      const { decision } = trial.state;
      if (decision === null) break;
      step(trial, decisionKind(trial, decision).sample(trial, decision, below));
    }
  } catch (error) {
    // What a fork comes to that the engine cannot play yet is no concern of the scenario.
    if (playing.unsupported(error) === null) throw error;
  }
  return game;
}
