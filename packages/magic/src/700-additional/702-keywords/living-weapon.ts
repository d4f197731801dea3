/** Living weapon (702.92). */

import type { Keyword } from './keyword.ts';
import { MADE, THIS, triggered, WHEN_ENTERS } from './words.ts';

export const livingWeapon: Keyword = {
  rule: '702.92',
  means: () => [
    triggered('living weapon', WHEN_ENTERS, [
      {
        do: 'token',
        count: 1,
        as: 'made',
        token: {
          name: 'Phyrexian Germ Token',
          colors: ['black'],
          types: ['creature'],
          subtypes: ['Phyrexian', 'Germ'],
          power: 0,
          toughness: 0,
        },
      },
      { do: 'attach', what: THIS, to: MADE },
    ]),
  ],
};
