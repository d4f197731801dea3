/** Soulshift (702.46). */

import type { Keyword } from './keyword.ts';
import { all, amountOf, IS_CARD, TARGET, triggered, WHEN_DIES, YOU } from './words.ts';

export const soulshift: Keyword = {
  rule: '702.46',
  means: (k) => [
    triggered('soulshift', WHEN_DIES, [{ do: 'may', actions: [{ do: 'move', what: TARGET, to: { zone: 'hand' } }] }], {
      targets: [
        {
          name: 'target',
          zones: ['graveyard'],
          what: all(
            IS_CARD,
            { kind: 'subtype', type: 'Spirit' },
            { kind: 'ownedBy', who: YOU },
            { kind: 'manaValue', is: { op: '≤', to: amountOf(k) } },
          ),
        },
      ],
    }),
  ],
};
