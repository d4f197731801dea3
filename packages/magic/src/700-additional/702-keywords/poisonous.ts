/** Poisonous (702.70). */

import type { Keyword } from './keyword.ts';
import { amountOf, DAMAGES_PLAYER, EVENT_OBJECT, put, triggered } from './words.ts';

export const poisonous: Keyword = {
  rule: '702.70',
  means: (k) => [triggered('poisonous', DAMAGES_PLAYER, [put('poison', amountOf(k), EVENT_OBJECT)])],
};
