/** Battle cry (702.91). */

import type { Keyword } from './keyword.ts';
import { ANOTHER, ATTACKING, all, CREATURE, triggered, untilEndOfTurn, WHEN_ATTACKS } from './words.ts';

export const battleCry: Keyword = {
  rule: '702.91',
  means: () => [
    triggered('battle cry', WHEN_ATTACKS, [
      untilEndOfTurn(
        { kind: 'each', where: all(CREATURE, ATTACKING, ANOTHER) },
        { kind: 'addPT', power: 1, toughness: 0 },
      ),
    ]),
  ],
};
