/** Crew (702.122). */
import { activated } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { ANOTHER, all, amountOf, CREATURE, THIS } from './words.ts';

export const crew: Keyword = {
  rule: '702.122',
  means: (k) => [
    activated('crew', {
      cost: [
        {
          kind: 'tapOthers',
          what: all(CREATURE, ANOTHER),
          count: 0,
          total: { stat: 'power', atLeast: amountOf(k), as: 'crew' },
          acts: 'crew',
        },
      ],
      actions: [
        {
          do: 'effect',
          effects: [{ kind: 'modify', what: THIS, changes: [{ kind: 'types', types: ['artifact', 'creature'] }] }],
          duration: { kind: 'endOfTurn' },
        },
        // 702.122e
        { do: 'acted', action: 'crew', what: THIS },
      ],
    }),
  ],
};
