/** Ingest (702.115). */

import type { Keyword } from './keyword.ts';
import { DAMAGES_PLAYER, EVENT_OBJECT, triggered } from './words.ts';

export const ingest: Keyword = {
  rule: '702.115',
  means: () => [
    triggered('ingest', DAMAGES_PLAYER, [
      { do: 'move', what: { kind: 'top', of: EVENT_OBJECT, count: 1 }, to: { zone: 'exile' } },
    ]),
  ],
};
