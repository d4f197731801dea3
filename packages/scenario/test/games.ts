// What the tests do with scenarios, of the games that there are.

import { grandArchiveScenario } from '../src/grand-archive/index.ts';
import * as core from '../src/index.ts';
import { type MagicPlay, type MagicScenario, magicScenario } from '../src/magic/index.ts';
import * as running from '../src/run/run.ts';

// Those of Grand Archive are only read here: its plays are of another kind.
const { playing: _, exporting: __, ...readable } = grandArchiveScenario;
const games: core.ScenarioGames<MagicPlay> = [magicScenario, readable];

export const parseScenarios = (text: string, file: string) => core.parseScenarios(text, file, games);
export const runScenario = (scenario: MagicScenario, options?: core.RunOptions) =>
  core.runScenario(scenario, games, options);
export const recordScenario = (scenario: MagicScenario) => core.recordScenario(scenario, games);
export const playThrough = (scenario: MagicScenario, steps?: number) => running.playThrough(scenario, games, steps);
export const explainIn = (scenario: MagicScenario, question: core.Question) =>
  core.explainIn(scenario, games, question);
export const exportSteps = (scenario: MagicScenario, moves: readonly core.Move[]) =>
  core.exportSteps(scenario, moves, games);
