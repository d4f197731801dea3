/**
 * Rules procedures are staged: a procedure is a list of named stages, and a frame says which stage of which procedure
 * runs with which data. A stage is called again with the answer if it asked. So the game can stop, be saved and go on
 * at every decision.
 */
import type { Game, Procedure, Stage } from './game.ts';

export function procedure<G extends Game, D>(name: string, stages: Readonly<Record<string, Stage<G, D>>>): Procedure {
  return {
    name,
    stageNames: Object.keys(stages),
    stages: Object.values(stages),
  };
}
