/** Ward (702.21). */

import type { Keyword } from './keyword.ts';
import { EVENT_OTHER, IS_THIS, OPPONENTS, triggered } from './words.ts';

export const ward: Keyword = {
  rule: '702.21',
  means: (k) => [
    triggered('ward', { on: 'targeted', what: IS_THIS, by: { kind: 'controlledBy', who: OPPONENTS } }, [
      {
        do: 'pay',
        who: { kind: 'controller', of: EVENT_OTHER },
        cost: k.cost ?? [],
        optional: true,
        else: [{ do: 'counter', what: EVENT_OTHER }],
      },
    ]),
  ],
};
