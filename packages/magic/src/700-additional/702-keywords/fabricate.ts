/** Fabricate (702.123). */

import type { Keyword } from './keyword.ts';
import { amountOf, put, triggered, WHEN_ENTERS } from './words.ts';

export const fabricate: Keyword = {
  rule: '702.123',
  means: (k) => [
    triggered('fabricate', WHEN_ENTERS, [
      { do: 'may', actions: [put('+1/+1', amountOf(k))], name: 'keyword.counters' },
      {
        do: 'if',
        condition: { kind: 'not', of: { kind: 'did', name: 'keyword.counters' } },
        then: [
          {
            do: 'token',
            count: amountOf(k),
            token: {
              name: 'Servo Token',
              colors: [],
              types: ['artifact', 'creature'],
              subtypes: ['Servo'],
              power: 1,
              toughness: 1,
            },
          },
        ],
      },
    ]),
  ],
};
