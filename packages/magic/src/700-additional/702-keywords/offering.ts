/** Offering (702.48). The quality of the permanent, where it is not a creature (702.48a). It is a way of casting: with it the timing differs. */
import { castInstead, costsLess, GIVEN } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { CREATURE, THIS } from './words.ts';

export const offering: Keyword = {
  rule: '702.48',
  means: (k) => [
    castInstead(
      'offering',
      [
        { kind: 'manaCostOf', what: THIS },
        { kind: 'sacrifice', what: k.what ?? CREATURE, count: 1, as: 'given', announced: true },
      ],
      { flash: true },
    ),
    costsLess({ lessCostOf: GIVEN }),
  ],
};
