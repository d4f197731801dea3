/** Miracle (702.94). 702.94a: the card is revealed as it is drawn, and the ability triggers. */

import type { Keyword } from './keyword.ts';
import { costOf, IS_THIS, THIS, triggered, YOU } from './words.ts';

export const miracle: Keyword = {
  rule: '702.94',
  means: (k) => [
    {
      kind: 'replacement',
      on: { on: 'move', what: IS_THIS, from: ['library'], to: ['hand'], how: 'drawn' },
      condition: {
        kind: 'not',
        of: {
          kind: 'history',
          event: {
            on: 'move',
            what: { kind: 'ownedBy', who: YOU },
            from: ['library'],
            to: ['hand'],
            how: 'drawn',
          },
        },
      },
      optional: true,
      instead: { kind: 'change', reveal: true, note: 'miracle' },
    },
    triggered(
      'miracle',
      { on: 'move', what: IS_THIS, to: ['hand'], how: 'drawn' },
      [{ do: 'cast', what: THIS, cost: costOf(k), by: 'miracle' }],
      {
        zones: ['hand'],
        condition: { kind: 'compare', value: { kind: 'noted', key: 'miracle', on: THIS }, is: { op: '=', to: 1 } },
      },
    ),
  ],
};
