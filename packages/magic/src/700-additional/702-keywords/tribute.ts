/** Tribute (702.104). Whether it was paid is noted: 1 or 0. */

import type { Keyword } from './keyword.ts';
import { amountOf, OPPONENTS, WHEN_ENTERS } from './words.ts';

export const tribute: Keyword = {
  rule: '702.104',
  means: (k) => [
    {
      kind: 'replacement',
      on: WHEN_ENTERS,
      instead: {
        kind: 'enters',
        actions: [
          { do: 'choose', from: OPPONENTS, as: 'tributary' },
          { do: 'may', who: { kind: 'var', name: 'tributary' }, actions: [], name: 'paid' },
          {
            do: 'note',
            key: 'tribute',
            value: { kind: 'if', condition: { kind: 'did', name: 'paid' }, then: 1, else: 0 },
          },
        ],
        counters: [
          {
            counter: '+1/+1',
            count: { kind: 'if', condition: { kind: 'did', name: 'paid' }, then: amountOf(k), else: 0 },
          },
        ],
      },
    },
  ],
};
