/** Foretell (702.143). 702.143a: face down in exile, where its owner may look at it; castable once the turn is over. */

import type { Keyword } from './keyword.ts';
import { costOf, EXILED, IS_THIS, THIS, YOU } from './words.ts';

export const foretell: Keyword = {
  rule: '702.143',
  means: (k) => [
    {
      kind: 'activated',
      keyword: 'foretell',
      special: true,
      zones: ['hand'],
      condition: { kind: 'turnOf', who: YOU },
      cost: [{ kind: 'mana', mana: '{2}' }],
      actions: [
        { do: 'move', what: THIS, to: { zone: 'exile', faceDown: true, seenBy: YOU }, as: 'exiled' },
        { do: 'designate', what: EXILED, as: 'foretold' },
      ],
    },
    {
      kind: 'alternativeCost',
      name: 'foretell',
      cost: costOf(k),
      zone: 'exile',
      condition: {
        kind: 'all',
        of: [
          { kind: 'matches', what: THIS, where: { kind: 'designated', as: 'foretold' } },
          { kind: 'not', of: { kind: 'history', event: { on: 'move', what: IS_THIS, to: ['exile'] } } },
        ],
      },
    },
  ],
};
