/** Renown (702.112). */

import type { Keyword } from './keyword.ts';
import { amountOf, DAMAGES_PLAYER, put, THIS, triggered } from './words.ts';

export const renown: Keyword = {
  rule: '702.112',
  means: (k) => [
    triggered('renown', DAMAGES_PLAYER, [put('+1/+1', amountOf(k)), { do: 'designate', what: THIS, as: 'renowned' }], {
      condition: {
        kind: 'matches',
        what: THIS,
        where: { kind: 'not', of: { kind: 'designated', as: 'renowned' } },
      },
    }),
  ],
};
