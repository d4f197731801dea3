/** The games that the command line knows. A scenario that names none is one of Magic. */
import type { ScenarioGames } from '@rulewright/scenario';
import { grandArchiveScenario } from './grand-archive.ts';
import { magicScenarioWith } from './magic/scenarios.ts';

/** `cards`: besides the bundled ones. */
export const scenarioGames = (cards?: Parameters<typeof magicScenarioWith>[0]): ScenarioGames => [
  magicScenarioWith(cards),
  grandArchiveScenario,
];
