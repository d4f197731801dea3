/** Epic (702.50). 702.50a; a copy has no epic ability. */

import type { Keyword } from './keyword.ts';
import { AT_YOUR_UPKEEP, IS_ON_CARD, THIS, triggered, YOU } from './words.ts';

export const epic: Keyword = {
  rule: '702.50',
  means: () => [
    {
      kind: 'spell',
      actions: [
        {
          do: 'if',
          condition: IS_ON_CARD,
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
                { do: 'copySpell', what: THIS, newTargets: true, gone: true },
              ]),
            },
          ],
        },
      ],
    },
  ],
};
