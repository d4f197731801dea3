/** Afterlife (702.135). */

import type { Keyword } from './keyword.ts';
import { amountOf, triggered, WHEN_DIES } from './words.ts';

export const afterlife: Keyword = {
  rule: '702.135',
  means: (k) => [
    triggered('afterlife', WHEN_DIES, [
      {
        do: 'token',
        count: amountOf(k),
        token: {
          name: 'Spirit Token',
          colors: ['white', 'black'],
          types: ['creature'],
          subtypes: ['Spirit'],
          power: 1,
          toughness: 1,
          abilities: [{ kind: 'keyword', keyword: 'flying' }],
        },
      },
    ]),
  ],
};
