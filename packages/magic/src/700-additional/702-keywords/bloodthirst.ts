/** Bloodthirst (702.54). */

import type { Keyword } from './keyword.ts';
import { amountOf, entersWith, OPPONENTS } from './words.ts';

export const bloodthirst: Keyword = {
  rule: '702.54',
  means: (k) => [
    entersWith('+1/+1', amountOf(k), {
      kind: 'history',
      event: { on: 'damage', to: { kind: 'is', what: OPPONENTS } },
    }),
  ],
};
