/** For mirrodin! (702.163). */

import type { Keyword } from './keyword.ts';
import { MADE, THIS, triggered, WHEN_ENTERS } from './words.ts';

export const forMirrodin: Keyword = {
  rule: '702.163',
  means: () => [
    triggered('for mirrodin!', WHEN_ENTERS, [
      {
        do: 'token',
        count: 1,
        as: 'made',
        token: {
          name: 'Rebel Token',
          colors: ['red'],
          types: ['creature'],
          subtypes: ['Rebel'],
          power: 2,
          toughness: 2,
        },
      },
      { do: 'attach', what: THIS, to: MADE },
    ]),
  ],
};
