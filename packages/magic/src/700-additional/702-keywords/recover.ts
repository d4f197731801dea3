/** Recover (702.59). */

import type { Keyword } from './keyword.ts';
import { all, CREATURE, costOf, THIS, triggered, YOU } from './words.ts';

export const recover: Keyword = {
  rule: '702.59',
  means: (k) => [
    triggered(
      'recover',
      {
        on: 'move',
        what: all(CREATURE, { kind: 'ownedBy', who: YOU }),
        from: ['battlefield'],
        to: ['graveyard'],
      },
      [
        {
          do: 'pay',
          cost: costOf(k),
          optional: true,
          then: [{ do: 'move', what: THIS, to: { zone: 'hand' } }],
          else: [{ do: 'move', what: THIS, to: { zone: 'exile' } }],
        },
      ],
      { zones: ['graveyard'] },
    ),
  ],
};
