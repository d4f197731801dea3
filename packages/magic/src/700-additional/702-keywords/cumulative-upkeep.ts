/** Cumulative upkeep (702.24). */

import type { Keyword } from './keyword.ts';
import { AT_YOUR_UPKEEP, costOf, countersOn, put, THIS, triggered } from './words.ts';

export const cumulativeUpkeep: Keyword = {
  rule: '702.24',
  means: (k) => [
    triggered(
      'cumulative upkeep',
      AT_YOUR_UPKEEP,
      [
        put('age', 1),
        {
          do: 'pay',
          cost: costOf(k),
          times: countersOn('age'),
          optional: true,
          else: [{ do: 'sacrificeObjects', what: THIS }],
        },
      ],
      { condition: { kind: 'matches', what: THIS, where: { kind: 'in', zones: ['battlefield'] } } },
    ),
  ],
};
