/** Magic, for the commands: `terminal.ts` and what it is made of draw it, `cards/` reads, compiles and tells of cards, `fuzz.ts` looks for bugs. */
import { magic } from '@rulewright/engine';
import { magicScenarioWith } from '@rulewright/scenario/magic';
import type { MagicTypes } from '@rulewright/table/magic';
import type { CommandGame } from '../game.ts';
import { finderFor } from './cards/file.ts';
import { magicTerminal } from './terminal.ts';

export const magicGame: CommandGame<MagicTypes> = {
  pack: magic,
  terminal: magicTerminal,
  cards: finderFor,
  scenario: magicScenarioWith,
  manyPlayers: 'free-for-all',
};
