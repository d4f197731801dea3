/** Multikicker (702.33c). */

import type { Keyword } from './keyword.ts';
import { costOf } from './words.ts';

export const multikicker: Keyword = {
  rule: '702.33c',
  means: (k) => [{ kind: 'additionalCost', name: 'kicker', cost: costOf(k), optional: true, repeat: true }],
};
