/** Fading (702.32). */

import type { Keyword } from './keyword.ts';
import { AT_YOUR_UPKEEP, amountOf, entersWith, has, THIS, triggered } from './words.ts';

export const fading: Keyword = {
  rule: '702.32',
  means: (k) => [
    entersWith('fade', amountOf(k)),
    triggered('fading', AT_YOUR_UPKEEP, [
      {
        do: 'if',
        condition: has('fade'),
        then: [{ do: 'removeCounters', from: THIS, counter: 'fade', count: 1 }],
        else: [{ do: 'sacrificeObjects', what: THIS }],
      },
    ]),
  ],
};
