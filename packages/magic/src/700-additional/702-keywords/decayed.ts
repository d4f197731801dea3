/** Decayed (702.147). */

import type { Keyword } from './keyword.ts';
import { THIS, triggered, WHEN_ATTACKS } from './words.ts';

export const decayed: Keyword = {
  rule: '702.147',
  means: () => [
    { kind: 'static', effects: [{ kind: 'cant', action: 'block', what: THIS }] },
    triggered('decayed', WHEN_ATTACKS, [
      {
        do: 'delayed',
        trigger: triggered('decayed', { on: 'beginning', step: 'end-combat' }, [
          { do: 'sacrificeObjects', what: THIS },
        ]),
      },
    ]),
  ],
};
