/** Dredge (702.52). */

import type { Keyword } from './keyword.ts';
import { amountOf, THIS, YOU } from './words.ts';

export const dredge: Keyword = {
  rule: '702.52',
  means: (k) => [
    {
      kind: 'replacement',
      zones: ['graveyard'],
      optional: true,
      on: { on: 'draw', who: YOU },
      condition: {
        kind: 'compare',
        value: { kind: 'count', of: { kind: 'top', of: YOU, count: amountOf(k) } },
        is: { op: '≥', to: amountOf(k) },
      },
      instead: {
        kind: 'instead',
        actions: [
          { do: 'mill', who: YOU, count: amountOf(k) },
          { do: 'move', what: THIS, to: { zone: 'hand' } },
        ],
      },
    },
  ],
};
