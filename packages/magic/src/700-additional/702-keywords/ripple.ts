/** Ripple (702.60). */

import type { Keyword } from './keyword.ts';
import { amountOf, REVEALED, THIS, triggered, WHEN_CAST, YOU } from './words.ts';

export const ripple: Keyword = {
  rule: '702.60',
  means: (k) => [
    triggered(
      'ripple',
      WHEN_CAST,
      [
        {
          do: 'may',
          actions: [
            { do: 'let', name: 'revealed', objects: { kind: 'top', of: YOU, count: amountOf(k) } },
            { do: 'reveal', what: REVEALED },
            {
              do: 'cast',
              what: { kind: 'filter', of: REVEALED, where: { kind: 'sharesName', with: THIS } },
              free: true,
            },
            {
              do: 'move',
              what: { kind: 'each', zones: ['library'], where: { kind: 'is', what: REVEALED } },
              to: { zone: 'library', position: 'bottom', order: 'chosen' },
            },
          ],
        },
      ],
      { zones: ['stack'] },
    ),
  ],
};
