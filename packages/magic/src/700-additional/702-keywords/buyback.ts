/** Buyback (702.27). */

import type { Keyword } from './keyword.ts';
import { costOf, IS_THIS, paid } from './words.ts';

export const buyback: Keyword = {
  rule: '702.27',
  means: (k) => [
    { kind: 'additionalCost', name: 'buyback', cost: costOf(k), optional: true },
    {
      kind: 'replacement',
      on: { on: 'move', what: IS_THIS, from: ['stack'], to: ['graveyard'], how: 'resolved' },
      condition: paid('buyback'),
      instead: { kind: 'change', zone: 'hand' },
    },
  ],
};
