/** Sneak (702.190). 702.190b: it attacks what the creature that was returned attacked. */
import { castInstead, GIVEN } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { all, CREATURE, costOf, paid, WHEN_ENTERS, YOU } from './words.ts';

export const sneak: Keyword = {
  rule: '702.190',
  means: (k) => [
    castInstead(
      'sneak',
      [...costOf(k), { kind: 'return', what: all(CREATURE, { kind: 'unblocked' }), count: 1, as: 'given' }],
      {
        flash: true,
        condition: {
          kind: 'all',
          of: [
            { kind: 'turnOf', who: YOU },
            { kind: 'step', steps: ['blockers'] },
          ],
        },
      },
    ),
    {
      kind: 'replacement',
      on: WHEN_ENTERS,
      condition: paid('sneak'),
      instead: { kind: 'enters', tapped: true, attacks: { kind: 'attacked', by: GIVEN } },
    },
  ],
};
