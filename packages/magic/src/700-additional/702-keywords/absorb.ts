/** Absorb (702.64). */

import type { Keyword } from './keyword.ts';
import { amountOf, IS_THIS } from './words.ts';

export const absorb: Keyword = {
  rule: '702.64',
  means: (k) => [
    { kind: 'replacement', on: { on: 'damage', to: IS_THIS }, instead: { kind: 'prevent', amount: amountOf(k) } },
  ],
};
