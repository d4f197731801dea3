/** Echo (702.30). */

import type { Keyword } from './keyword.ts';
import { AT_YOUR_UPKEEP, costOf, THIS, triggered } from './words.ts';

export const echo: Keyword = {
  rule: '702.30',
  means: (k) => [
    triggered(
      'echo',
      AT_YOUR_UPKEEP,
      [{ do: 'pay', cost: costOf(k), optional: true, else: [{ do: 'sacrificeObjects', what: THIS }] }],
      { condition: { kind: 'matches', what: THIS, where: { kind: 'recent' } } },
    ),
  ],
};
