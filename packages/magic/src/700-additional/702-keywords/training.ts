/** Training (702.149). It is judged as the creatures attack, not later: others must be attacking with it. */

import type { Keyword } from './keyword.ts';
import { ANOTHER, ATTACKING, all, CREATURE, IS_THIS, ownPower, put, triggered, YOURS } from './words.ts';

export const training: Keyword = {
  rule: '702.149',
  means: () => [
    triggered(
      'training',
      {
        on: 'attack',
        what: all(IS_THIS, {
          kind: 'where',
          condition: {
            kind: 'exists',
            what: {
              kind: 'each',
              where: all(CREATURE, ATTACKING, YOURS, ANOTHER, {
                kind: 'power',
                is: { op: '>', to: ownPower },
              }),
            },
          },
        }),
      },
      [put('+1/+1', 1)],
    ),
  ],
};
