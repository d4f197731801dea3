/** Transfigure (702.71). */

import type { Keyword } from './keyword.ts';
import { all, CREATURE, costOf, FOUND, IS_CARD, IS_THIS, THIS, YOU } from './words.ts';

export const transfigure: Keyword = {
  rule: '702.71',
  means: (k) => [
    {
      kind: 'activated',
      keyword: 'transfigure',
      timing: 'sorcery',
      cost: [...costOf(k), { kind: 'sacrifice', what: IS_THIS, count: 1 }],
      actions: [
        {
          do: 'search',
          zones: ['library'],
          what: all(IS_CARD, CREATURE, {
            kind: 'manaValue',
            is: { op: '=', to: { kind: 'stat', stat: 'manaValue', of: THIS } },
          }),
          max: 1,
          as: 'found',
        },
        { do: 'move', what: FOUND, to: { zone: 'battlefield' } },
        { do: 'shuffle', who: YOU },
      ],
    },
  ],
};
