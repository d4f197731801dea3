/**
 * Rules procedures are staged: a procedure is a list of named stages, and a frame says which stage of which procedure
 * runs with which data. A stage is called again with the answer if it asked. So the game can stop, be saved and go on
 * at every decision.
 */
import type { Game, Procedure, Stage } from './game.ts';

export function procedure<G extends Game, D>(name: string, stages: Readonly<Record<string, Stage<G, D>>>): Procedure {
  const stageNames = Object.keys(stages);
  return { name, stageNames, stageRules: stageNames.map(ruleIn), stages: Object.values(stages) };
}

/** `chooseTargets_601_2c` implements 601.2c. */
function ruleIn(stage: string): string | undefined {
  const number = /_(\d\w*)$/.exec(stage)?.[1];
  return number?.replaceAll('_', '.');
}

/** A procedure that any game has, with the rules of this one by stage. */
export const underRules = (p: Procedure, rules: Readonly<Record<string, string>>): Procedure => ({
  ...p,
  stageRules: p.stageNames.map((stage, i) => rules[stage] ?? p.stageRules[i]),
});
