/** Madness (702.35). */

import type { Keyword } from './keyword.ts';
import { costOf, EVENT_OBJECT, IS_THIS, triggered } from './words.ts';

export const madness: Keyword = {
  rule: '702.35',
  means: (k) => [
    {
      kind: 'replacement',
      on: { on: 'move', what: IS_THIS, from: ['hand'], how: 'discarded' },
      instead: { kind: 'change', zone: 'exile' },
    },
    triggered(
      'madness',
      { on: 'move', what: IS_THIS, from: ['hand'], to: ['exile'], how: 'discarded' },
      [
        { do: 'cast', what: EVENT_OBJECT, cost: costOf(k), by: 'madness' },
        {
          do: 'move',
          what: { kind: 'each', zones: ['exile'], where: { kind: 'is', what: EVENT_OBJECT } },
          to: { zone: 'graveyard' },
        },
      ],
      { zones: ['hand'] },
    ),
  ],
};
