/** Partner with (702.124j). */

import type { Keyword } from './keyword.ts';
import { CREATURE, PLAYER, TARGET, triggered, WHEN_ENTERS } from './words.ts';

export const partnerWith: Keyword = {
  rule: '702.124j',
  means: (k) => [
    triggered(
      'partner with',
      WHEN_ENTERS,
      [
        {
          do: 'may',
          who: TARGET,
          actions: [
            {
              do: 'search',
              who: TARGET,
              whose: TARGET,
              zones: ['library'],
              what: k.what ?? CREATURE,
              max: 1,
              as: 'found',
              reveal: true,
            },
            { do: 'move', what: { kind: 'var', name: 'found' }, to: { zone: 'hand' } },
            { do: 'shuffle', who: TARGET },
          ],
        },
      ],
      { targets: [{ name: 'target', what: PLAYER }] },
    ),
  ],
};
