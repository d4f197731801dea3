/** Ravenous (702.156). */

import type { Keyword } from './keyword.ts';
import { entersWith, triggered, WHEN_ENTERS, YOU } from './words.ts';

export const ravenous: Keyword = {
  rule: '702.156',
  means: () => [
    entersWith('+1/+1', { kind: 'x' }),
    triggered('ravenous', WHEN_ENTERS, [{ do: 'draw', who: YOU, count: 1 }], {
      condition: { kind: 'compare', value: { kind: 'x' }, is: { op: '≥', to: 5 } },
    }),
  ],
};
