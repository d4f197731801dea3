/** Graft (702.58). */

import type { Keyword } from './keyword.ts';
import { ANOTHER, all, amountOf, CREATURE, EVENT_OBJECT, entersWith, has, THIS, triggered } from './words.ts';

export const graft: Keyword = {
  rule: '702.58',
  means: (k) => [
    entersWith('+1/+1', amountOf(k)),
    triggered(
      'graft',
      { on: 'move', what: all(CREATURE, ANOTHER), to: ['battlefield'] },
      [
        {
          do: 'may',
          actions: [{ do: 'moveCounters', from: THIS, to: EVENT_OBJECT, counter: '+1/+1', count: 1 }],
        },
      ],
      { condition: has('+1/+1') },
    ),
  ],
};
