/** Dethrone (702.105). */

import type { Keyword } from './keyword.ts';
import { all, EVENT_OTHER, IS_THIS, put, triggered } from './words.ts';

export const dethrone: Keyword = {
  rule: '702.105',
  means: () => [
    triggered(
      'dethrone',
      {
        on: 'attack',
        what: IS_THIS,
        whom: all(
          { kind: 'player' },
          {
            kind: 'where',
            condition: {
              kind: 'not',
              of: {
                kind: 'exists',
                what: {
                  kind: 'players',
                  which: 'each',
                  where: {
                    kind: 'compare',
                    value: { kind: 'life', of: { kind: 'var', name: 'it' } },
                    is: { op: '>', to: { kind: 'life', of: EVENT_OTHER } },
                  },
                },
              },
            },
          },
        ),
      },
      [put('+1/+1', 1)],
    ),
  ],
};
