/** Mobilize (702.181). */

import type { Keyword } from './keyword.ts';
import { amountOf, MADE, triggered, WHEN_ATTACKS } from './words.ts';

export const mobilize: Keyword = {
  rule: '702.181',
  means: (k) => [
    triggered('mobilize', WHEN_ATTACKS, [
      {
        do: 'token',
        count: amountOf(k),
        tapped: true,
        attacking: true,
        as: 'made',
        token: {
          name: 'Warrior Token',
          colors: ['red'],
          types: ['creature'],
          subtypes: ['Warrior'],
          power: 1,
          toughness: 1,
        },
      },
      {
        do: 'delayed',
        trigger: triggered('mobilize', { on: 'beginning', step: 'end' }, [{ do: 'sacrificeObjects', what: MADE }]),
      },
    ]),
  ],
};
