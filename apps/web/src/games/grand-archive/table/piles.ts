/** The zones beside the field, with small signs drawn by us. */
import type { PileZone } from '../../../table/game.ts';
import { SIGNS } from '../../../table/signs.ts';

export const piles: readonly PileZone[] = [
  { zone: 'hand', always: true, othersOnly: true, sign: SIGNS.hand },
  { zone: 'mainDeck', always: true, sign: SIGNS.deck },
  {
    zone: 'materialDeck',
    always: true,
    // A deck with a gem on it.
    sign: 'M4 4h13v16H4ZM18.500 6H20v16H7v-1.500h11.500ZM10.500 7.200 7 11.400l3.500 5.400 3.500-5.400Z',
  },
  { zone: 'graveyard', always: true, lastFirst: true, sign: SIGNS.graveyard },
  { zone: 'banishment', always: true, sign: SIGNS.banished },
  {
    zone: 'pantheon',
    // Columns under a roof.
    sign: 'M12 2 22 7.500V9H2V7.500ZM4 10.500h3v8H4Zm6.500 0h3v8h-3Zm6.500 0h3v8h-3ZM2 20h20v2H2Z',
  },
];
