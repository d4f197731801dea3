/** How many scenarios use each card, of any game. */
import type { Counts } from '@rulewright/cards';
import { cardsUsed, foldName, parseScenarios, type ScenarioGame } from '@rulewright/scenario';
import { readText } from '../files.ts';
import { scenarioFiles } from '../scenario-files.ts';

/** What a scenario may call a card, and what it is counted by. */
export type Called = readonly [name: string, key: string];

/** Of cards that are called the same the first is meant. */
export function countCardUses(directory: string, called: readonly Called[], game: ScenarioGame): Counts {
  const keys = new Map(called.toReversed().map(([name, key]) => [foldName(name), key]));
  const counts: Record<string, number> = {};
  for (const file of scenarioFiles(directory))
    for (const scenario of parseScenarios(readText(file), file, [game]).scenarios) {
      if (scenario.game !== game.name) continue;
      const used = new Set(cardsUsed(scenario, [game]).flatMap((name) => keys.get(foldName(name)) ?? []));
      for (const key of used) counts[key] = (counts[key] ?? 0) + 1;
    }
  return counts;
}
