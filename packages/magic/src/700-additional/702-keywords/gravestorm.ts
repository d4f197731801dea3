/** Gravestorm (702.69). */

import type { Keyword } from './keyword.ts';
import { THIS, triggered, WHEN_CAST } from './words.ts';

export const gravestorm: Keyword = {
  rule: '702.69',
  means: () => [
    triggered(
      'gravestorm',
      WHEN_CAST,
      [
        {
          do: 'copySpell',
          what: THIS,
          newTargets: true,
          count: {
            kind: 'history',
            event: { on: 'move', what: { kind: 'all', of: [] }, from: ['battlefield'], to: ['graveyard'] },
          },
        },
      ],
      { zones: ['stack'] },
    ),
  ],
};
