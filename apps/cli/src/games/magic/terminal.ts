/** Magic in the terminal: `drawing.ts` draws what lies on the table, `sheet.ts` one card in full, `menus.ts` asks. */
import { type MagicTypes, magicTable } from '@rulewright/table/magic';
import { nameOf, type TerminalGame } from '../../play/game.ts';
import { hand, inHand, listed, onTable, piles, player, rows, waiting } from './drawing.ts';
import { menus } from './menus.ts';
import { cardSheet, objectSheet } from './sheet.ts';
import { paintMana } from './symbols.ts';

export const magicTerminal: TerminalGame<MagicTypes> = {
  table: magicTable,
  player,
  piles,
  rows,
  waiting,
  hand,
  onTable,
  inHand,
  listed,
  symbols: paintMana,
  action: (drawing, { kind, entity, words, cost }) => {
    const named = kind === 'activate' ? drawing.words.table.activate(nameOf(drawing, entity), words) : words;
    return {
      text: cost === null ? named : `${named}  ${cost}`,
      once: kind === 'cast' || kind === 'playLand',
    };
  },
  minor: { is: ({ forMana }) => forMana, words: ({ table }, count) => table.makeMana(count) },
  byHand: ({ kind, answer }) =>
    kind !== 'playLand' && typeof answer === 'object' && answer !== null && !Array.isArray(answer)
      ? { ...answer, pay: 'manual' }
      : answer,
  menus,
  sheet: objectSheet,
  card: cardSheet,
};
