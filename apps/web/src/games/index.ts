/**
 * The game that is played here. The rest of the app knows it through these files alone: this one for the page, `table.ts` for its
 * table, `engine.ts` for the engine's side. Each takes from the folder of the game.
 */
import type { WebGame } from './game.ts';
import { magic } from './magic/index.ts';

export const game: WebGame = magic;
