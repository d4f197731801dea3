/** Offspring (702.175). */

import type { Keyword } from './keyword.ts';
import { costOf, paid, THIS, triggered, WHEN_ENTERS } from './words.ts';

export const offspring: Keyword = {
  rule: '702.175',
  means: (k) => [
    { kind: 'additionalCost', name: 'offspring', cost: costOf(k), optional: true },
    triggered(
      'offspring',
      WHEN_ENTERS,
      [{ do: 'copyToken', of: THIS, count: 1, changes: [{ kind: 'setPT', power: 1, toughness: 1 }] }],
      { condition: paid('offspring') },
    ),
  ],
};
