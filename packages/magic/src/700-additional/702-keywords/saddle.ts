/** Saddle (702.171). */
import { activated } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { ANOTHER, all, amountOf, CREATURE, THIS } from './words.ts';

export const saddle: Keyword = {
  rule: '702.171',
  means: (k) => [
    activated('saddle', {
      timing: 'sorcery',
      cost: [
        {
          kind: 'tapOthers',
          what: all(CREATURE, ANOTHER),
          count: 0,
          total: { stat: 'power', atLeast: amountOf(k), as: 'saddle' },
          acts: 'saddle',
        },
      ],
      actions: [
        { do: 'designate', what: THIS, as: 'saddled', thisTurn: true },
        { do: 'acted', action: 'saddle', what: THIS },
      ],
    }),
  ],
};
