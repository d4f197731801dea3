/** The zones beside the battlefield, with small signs drawn by us. */
import type { PileZone } from '../../../table/game.ts';
import { SIGNS } from '../../../table/signs.ts';

export const piles: readonly PileZone[] = [
  {
    zone: 'hand',
    always: true,
    othersOnly: true,
    sign: SIGNS.hand,
  },
  {
    zone: 'library',
    always: true,
    sign: SIGNS.deck,
  },
  {
    zone: 'graveyard',
    always: true,
    lastFirst: true,
    sign: SIGNS.graveyard,
  },
  {
    zone: 'exile',
    sign: SIGNS.banished,
  },
  {
    zone: 'command',
    // A crown.
    sign: 'M3 7l4.500 4L12 4l4.500 7L21 7l-1.800 11H4.800ZM4.800 19.500h14.400V21.500H4.800Z',
  },
];
