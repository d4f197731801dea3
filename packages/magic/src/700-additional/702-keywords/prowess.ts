/** Prowess (702.108). */

import type { Keyword } from './keyword.ts';
import { CREATURE, pump, THIS, triggered, YOU } from './words.ts';

export const prowess: Keyword = {
  rule: '702.108',
  means: () => [
    triggered('prowess', { on: 'cast', what: { kind: 'not', of: CREATURE }, who: YOU }, [pump(THIS, 1, 1)]),
  ],
};
