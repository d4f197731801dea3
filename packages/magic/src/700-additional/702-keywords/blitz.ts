/** Blitz (702.152). */

import type { Keyword } from './keyword.ts';
import { costOf, paid, THIS, triggered, WHEN_DIES, YOU } from './words.ts';

export const blitz: Keyword = {
  rule: '702.152',
  means: (k) => [
    { kind: 'alternativeCost', name: 'blitz', cost: costOf(k) },
    {
      kind: 'static',
      condition: paid('blitz'),
      effects: [
        {
          kind: 'modify',
          what: THIS,
          changes: [
            { kind: 'gain', ability: { kind: 'keyword', keyword: 'haste' } },
            {
              kind: 'gain',
              ability: { kind: 'triggered', on: WHEN_DIES, actions: [{ do: 'draw', who: YOU, count: 1 }] },
            },
          ],
        },
      ],
    },
    triggered('blitz', { on: 'beginning', step: 'end' }, [{ do: 'sacrificeObjects', what: THIS }], {
      condition: paid('blitz'),
    }),
  ],
};
