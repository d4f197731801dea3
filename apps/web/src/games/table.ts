/** The table of the game that is played here. */
import type { GameTable } from '../table/game.ts';
import { table } from './magic/table/index.ts';

export const gameTable: GameTable = table;
