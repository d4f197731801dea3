/** How many scenarios use each card. */
import type { Counts } from '@rulewright/cards';
import type { Card } from '@rulewright/language/magic';
import { cardsUsed, foldName, parseScenarios } from '@rulewright/scenario';
import { magicScenario } from '@rulewright/scenario/magic';
import { readText } from '../../../files.ts';
import { scenarioFiles } from '../../../scenario-files.ts';

export function countUses(directory: string, cards: readonly Card[]): Counts {
  const byName = new Map([
    ...cards.flatMap((card) => card.faces.map((face): [string, string] => [foldName(face.name), card.name])),
    ...cards.map((card): [string, string] => [foldName(card.name), card.name]),
  ]);
  const games = [magicScenario] as const;
  const counts: Record<string, number> = {};
  for (const file of scenarioFiles(directory))
    for (const scenario of parseScenarios(readText(file), file, games).scenarios) {
      const names = new Set(cardsUsed(scenario, games).flatMap((name) => byName.get(foldName(name)) ?? []));
      for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
    }
  return counts;
}
