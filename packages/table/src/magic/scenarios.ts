/** The scenarios that a lab understands: those of Magic; others are named. */
import type { CardFinder } from '@rulewright/cards';
import type { ScenarioGames } from '@rulewright/scenario';
import { grandArchiveScenario } from '@rulewright/scenario/grand-archive';
import { type MagicPlay, magicScenarioWith } from '@rulewright/scenario/magic';

/** `cards`: besides the bundled ones. */
export const scenarioGames = (cards?: CardFinder): ScenarioGames<MagicPlay> => [
  magicScenarioWith(cards),
  grandArchiveScenario,
];
