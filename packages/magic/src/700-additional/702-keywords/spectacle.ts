/** Spectacle (702.137). */

import type { Keyword } from './keyword.ts';
import { costOf, OPPONENTS } from './words.ts';

export const spectacle: Keyword = {
  rule: '702.137',
  means: (k) => [
    {
      kind: 'alternativeCost',
      name: 'spectacle',
      cost: costOf(k),
      condition: { kind: 'history', event: { on: 'loseLife', who: OPPONENTS } },
    },
  ],
};
