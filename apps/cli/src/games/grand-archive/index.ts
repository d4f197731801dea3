/** Grand Archive, for the commands: `terminal.ts` and what it is made of draw it, `cards/` reads, compiles and tells of cards, `fuzz.ts` looks for bugs. */
import { grandArchive } from '@rulewright/engine';
import { grandArchiveScenarioWith } from '@rulewright/scenario/grand-archive';
import type { GrandArchiveTypes } from '@rulewright/table/grand-archive';
import type { CommandGame } from '../game.ts';
import { finderFor } from './cards/file.ts';
import { grandArchiveTerminal } from './terminal.ts';

export const grandArchiveGame: CommandGame<GrandArchiveTypes> = {
  pack: grandArchive,
  terminal: grandArchiveTerminal,
  cards: finderFor,
  scenario: grandArchiveScenarioWith,
};
