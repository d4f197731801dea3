/** Extort (702.101). */

import type { Keyword } from './keyword.ts';
import { OPPONENTS, triggered, YOU } from './words.ts';

export const extort: Keyword = {
  rule: '702.101',
  means: () => [
    triggered('extort', { on: 'cast', who: YOU }, [
      {
        do: 'pay',
        cost: [{ kind: 'mana', mana: '{W/B}' }],
        optional: true,
        then: [
          { do: 'loseLife', who: OPPONENTS, amount: 1, as: 'lost' },
          { do: 'gainLife', who: YOU, amount: { kind: 'var', name: 'lost' } },
        ],
      },
    ]),
  ],
};
