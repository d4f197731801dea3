/** Annihilator (702.86). */

import type { Keyword } from './keyword.ts';
import { amountOf, DEFENDING_PLAYER, triggered, WHEN_ATTACKS } from './words.ts';

export const annihilator: Keyword = {
  rule: '702.86',
  means: (k) => [
    triggered('annihilator', WHEN_ATTACKS, [
      { do: 'sacrifice', who: DEFENDING_PLAYER, what: { kind: 'permanent' }, count: amountOf(k) },
    ]),
  ],
};
