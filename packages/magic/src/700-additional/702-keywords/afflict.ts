/** Afflict (702.130). */

import type { Keyword } from './keyword.ts';
import { amountOf, DEFENDING_PLAYER, triggered, WHEN_BLOCKED } from './words.ts';

export const afflict: Keyword = {
  rule: '702.130',
  means: (k) => [triggered('afflict', WHEN_BLOCKED, [{ do: 'loseLife', who: DEFENDING_PLAYER, amount: amountOf(k) }])],
};
