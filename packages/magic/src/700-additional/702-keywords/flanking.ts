/** Flanking (702.25). */

import type { Keyword } from './keyword.ts';
import { all, CREATURE, EVENT_OTHER, IS_THIS, pump, triggered } from './words.ts';

export const flanking: Keyword = {
  rule: '702.25',
  means: () => [
    triggered(
      'flanking',
      {
        on: 'becomesBlocked',
        what: IS_THIS,
        by: all(CREATURE, { kind: 'not', of: { kind: 'keyword', keyword: 'flanking' } }),
      },
      [pump(EVENT_OTHER, -1, -1)],
    ),
  ],
};
