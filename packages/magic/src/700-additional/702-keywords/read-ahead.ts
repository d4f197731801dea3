/** Read ahead (702.155). 702.155b; which chapters trigger then is in `714-sagas.ts`. */

import type { Keyword } from './keyword.ts';
import { THIS, WHEN_ENTERS } from './words.ts';

export const readAhead: Keyword = {
  rule: '702.155',
  means: () => [
    {
      kind: 'replacement',
      on: WHEN_ENTERS,
      instead: {
        kind: 'enters',
        actions: [{ do: 'chooseNumber', min: 1, max: { kind: 'finalChapter', of: THIS }, key: 'chapter' }],
        counters: [{ counter: 'lore', count: { kind: 'noted', key: 'chapter' } }],
      },
    },
  ],
};
