/** Job select (702.182). */

import type { Keyword } from './keyword.ts';
import { MADE, THIS, triggered, WHEN_ENTERS } from './words.ts';

export const jobSelect: Keyword = {
  rule: '702.182',
  means: () => [
    triggered('job select', WHEN_ENTERS, [
      {
        do: 'token',
        count: 1,
        as: 'made',
        token: { name: 'Hero Token', colors: [], types: ['creature'], subtypes: ['Hero'], power: 1, toughness: 1 },
      },
      { do: 'attach', what: THIS, to: MADE },
    ]),
  ],
};
