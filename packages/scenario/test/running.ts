// Short ways to run a scenario that a test writes down.
import type { Result } from '../src/index.ts';
import { runScenario } from './games.ts';
import { scenarioOf } from './parsing.ts';

/** Runs the single scenario of a text. */
export function run(text: string, thrice = false): Result {
  return runScenario(scenarioOf(`scenario: A title\n${text}`), { thrice });
}

/** Runs steps with what Ann and Bob have; the steps are indented as in a file. */
export function runSteps(ann: string, bob: string, steps: string, top = ''): Result {
  return run(`${top}players:\n  Ann: ${ann}\n  Bob: ${bob}\nsteps:\n${steps.replace(/^\n/, '')}`);
}
