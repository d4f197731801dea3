/** Split second (702.61). */

import type { Keyword } from './keyword.ts';
import { ANOTHER } from './words.ts';

export const splitSecond: Keyword = {
  rule: '702.61',
  means: () => [
    {
      kind: 'static',
      zones: ['stack'],
      effects: [
        { kind: 'cant', action: 'cast', what: { kind: 'players', which: 'each' }, by: ANOTHER },
        { kind: 'cant', action: 'activateNonMana', what: { kind: 'players', which: 'each' } },
      ],
    },
  ],
};
