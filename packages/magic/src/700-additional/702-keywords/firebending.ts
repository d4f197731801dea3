/** Firebending (702.189). */

import type { Keyword } from './keyword.ts';
import { amountOf, triggered, WHEN_ATTACKS } from './words.ts';

export const firebending: Keyword = {
  rule: '702.189',
  means: (k) => [
    triggered('firebending', WHEN_ATTACKS, [
      { do: 'mana', mana: { kind: 'times', mana: '{R}', amount: amountOf(k) }, lasts: 'combat' },
      { do: 'acted', action: 'firebend' },
    ]),
  ],
};
