/** Mentor (702.134). */

import type { Keyword } from './keyword.ts';
import { ATTACKING, all, CREATURE, ownPower, put, TARGET, triggered, WHEN_ATTACKS } from './words.ts';

export const mentor: Keyword = {
  rule: '702.134',
  means: () => [
    triggered('mentor', WHEN_ATTACKS, [put('+1/+1', 1, TARGET)], {
      targets: [
        {
          name: 'target',
          what: all(CREATURE, ATTACKING, { kind: 'power', is: { op: '<', to: ownPower } }),
        },
      ],
    }),
  ],
};
