/** What the commands have to know of a game: its pack, how the terminal draws it, and how cards are taken from a user's file. */
import type { Pack } from '@rulewright/engine';
import type { TerminalGame, TerminalTypes } from '../play/game.ts';

export interface CommandGame<T extends TerminalTypes> {
  readonly pack: Pack<T>;
  readonly terminal: TerminalGame<T>;
  /** Those of the file first, if there is one, then those that come with the game. */
  cards(file: string | undefined): Promise<T['cards']>;
}
