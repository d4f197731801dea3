/** Amplify (702.38). */

import type { Keyword } from './keyword.ts';
import { all, amountOf, IS_THIS, REVEALED, THIS, WHEN_ENTERS, YOU } from './words.ts';

export const amplify: Keyword = {
  rule: '702.38',
  means: (k) => [
    {
      kind: 'replacement',
      on: WHEN_ENTERS,
      instead: {
        kind: 'enters',
        actions: [
          {
            do: 'choose',
            from: {
              kind: 'each',
              zones: ['hand'],
              where: all(
                { kind: 'ownedBy', who: YOU },
                { kind: 'sharesType', with: THIS, of: 'creature' },
                { kind: 'not', of: IS_THIS },
              ),
            },
            min: 0,
            max: { kind: 'count', of: { kind: 'each', zones: ['hand'], where: { kind: 'ownedBy', who: YOU } } },
            as: 'revealed',
          },
          { do: 'reveal', what: REVEALED },
        ],
        counters: [{ counter: '+1/+1', count: { kind: 'times', of: [amountOf(k), { kind: 'count', of: REVEALED }] } }],
      },
    },
  ],
};
