/** Emerge (702.119). */
import { castInstead, costsLess, GIVEN } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { CREATURE, costOf } from './words.ts';

export const emerge: Keyword = {
  rule: '702.119',
  means: (k) => [
    castInstead('emerge', [
      ...costOf(k),
      { kind: 'sacrifice', what: k.what ?? CREATURE, count: 1, as: 'given', announced: true },
    ]),
    costsLess({ less: '{1}', times: { kind: 'stat', stat: 'manaValue', of: GIVEN } }),
  ],
};
