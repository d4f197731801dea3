/** Epic (702.50). The copies that it makes have no epic ability (702.50a); other copies of the spell do. */

import type { Keyword } from './keyword.ts';
import { AT_YOUR_UPKEEP, THIS, triggered, YOU } from './words.ts';

export const epic: Keyword = {
  rule: '702.50',
  means: () => [
    {
      kind: 'spell',
      actions: [
        {
          do: 'if',
          condition: { kind: 'matches', what: THIS, where: { kind: 'keyword', keyword: 'epic' } },
          then: [
            {
              do: 'effect',
              effects: [{ kind: 'cant', action: 'cast', what: YOU }],
              duration: { kind: 'forever' },
            },
            {
              do: 'delayed',
              once: false,
              trigger: triggered('epic', AT_YOUR_UPKEEP, [
                { do: 'copySpell', what: THIS, newTargets: true, changes: [{ kind: 'lose', keyword: 'epic' }] },
              ]),
            },
          ],
        },
      ],
    },
  ],
};
