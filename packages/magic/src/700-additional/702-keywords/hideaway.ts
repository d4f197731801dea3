/** Hideaway (702.75). 702.75a: whoever controls the permanent may look at the card. */

import type { Keyword } from './keyword.ts';
import { amountOf, REVEALED, THIS, triggered, WHEN_ENTERS, YOU } from './words.ts';

export const hideaway: Keyword = {
  rule: '702.75',
  means: (k) => [
    triggered('hideaway', WHEN_ENTERS, [
      { do: 'let', name: 'revealed', objects: { kind: 'top', of: YOU, count: amountOf(k) } },
      { do: 'look', what: REVEALED },
      { do: 'choose', from: REVEALED, as: 'chosen' },
      {
        do: 'move',
        what: { kind: 'var', name: 'chosen' },
        to: { zone: 'exile', faceDown: true, seenBy: YOU, seenThrough: THIS },
        note: 'hideaway',
      },
      {
        do: 'move',
        what: { kind: 'each', zones: ['library'], where: { kind: 'is', what: REVEALED } },
        to: { zone: 'library', position: 'bottom', order: 'random' },
      },
    ]),
  ],
};
