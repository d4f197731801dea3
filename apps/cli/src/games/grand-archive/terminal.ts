/** Grand Archive in the terminal: `drawing.ts` draws what lies on the table, `sheet.ts` one card in full, `menus.ts` asks. */
import { type GrandArchiveTypes, grandArchiveTable } from '@rulewright/table/grand-archive';
import type { TerminalGame } from '../../play/game.ts';
import { hand, inHand, listed, onTable, piles, player, rows, waiting } from './drawing.ts';
import { menus } from './menus.ts';
import { cardSheet, objectSheet } from './sheet.ts';
import { costsInWords, paintCosts } from './symbols.ts';

export const grandArchiveTerminal: TerminalGame<GrandArchiveTypes> = {
  table: grandArchiveTable,
  player,
  piles,
  rows,
  waiting,
  hand,
  onTable,
  inHand,
  listed,
  symbols: paintCosts,
  action: ({ words }, { kind, words: text, cost }) => ({
    text: cost === null ? text : `${text}  ${costsInWords(cost, words)}`,
    once: kind === 'activate',
  }),
  menus,
  sheet: objectSheet,
  card: cardSheet,
};
