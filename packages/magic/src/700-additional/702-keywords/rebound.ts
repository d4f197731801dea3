/** Rebound (702.88). */

import type { Keyword } from './keyword.ts';
import { AT_YOUR_UPKEEP, IS_THIS, THIS, triggered } from './words.ts';

export const rebound: Keyword = {
  rule: '702.88',
  means: () => [
    {
      kind: 'replacement',
      on: { on: 'move', what: IS_THIS, from: ['stack'], to: ['graveyard'], how: 'resolved' },
      condition: { kind: 'wasCast', from: 'hand' },
      instead: {
        kind: 'instead',
        actions: [
          { do: 'move', what: THIS, to: { zone: 'exile' }, as: 'exiled' },
          {
            do: 'delayed',
            trigger: triggered('rebound', AT_YOUR_UPKEEP, [
              { do: 'cast', what: { kind: 'var', name: 'exiled' }, free: true },
            ]),
          },
        ],
      },
    },
  ],
};
