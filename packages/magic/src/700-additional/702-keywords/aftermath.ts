/** Aftermath (702.127). 702.127a: which half may be cast from where is read where cards are cast (`600-effects/601-cast/601.3-ways.ts`). */

import type { Keyword } from './keyword.ts';
import { IS_THIS } from './words.ts';

export const aftermath: Keyword = {
  rule: '702.127',
  means: () => [
    {
      kind: 'replacement',
      on: { on: 'move', what: IS_THIS, from: ['stack'] },
      condition: { kind: 'wasCast', from: 'graveyard' },
      instead: { kind: 'change', zone: 'exile' },
    },
  ],
};
