/** Exalted (702.83). */

import type { Keyword } from './keyword.ts';
import { EVENT_OBJECT, pump, triggered, YOURS } from './words.ts';

export const exalted: Keyword = {
  rule: '702.83',
  means: () => [triggered('exalted', { on: 'attack', what: YOURS, alone: true }, [pump(EVENT_OBJECT, 1, 1)])],
};
