/** What the commands have to know of a game: its pack, how the terminal draws it, and how cards are taken from a user's file. */
import type { Pack } from '@rulewright/engine';
import type { ScenarioGame } from '@rulewright/scenario';
import type { Words } from '@rulewright/text';
import type { TerminalGame, TerminalTypes } from '../play/game.ts';

/** A game that also says why. */
export interface CommandTypes extends TerminalTypes {
  readonly speech: TerminalTypes['speech'] & { readonly words: Words };
}

export interface CommandGame<T extends CommandTypes> {
  readonly pack: Pack<T>;
  readonly terminal: TerminalGame<T>;
  /** Those of the files first, in their order, then those that come with the game. */
  cards(files: readonly string[]): Promise<T['cards']>;
  /** Its scenarios, played with those cards. */
  scenario(cards: T['cards']): ScenarioGame;
  /** The format in which more than two play, each against all others; absent if that is none of its own. */
  readonly manyPlayers?: string;
}
