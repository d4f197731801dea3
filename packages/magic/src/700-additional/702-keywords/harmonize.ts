/** Harmonize (702.180). */
import { castInstead, costsLess, GIVEN } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { CREATURE, costOf } from './words.ts';

export const harmonize: Keyword = {
  rule: '702.180',
  means: (k) => [
    castInstead(
      'harmonize',
      [...costOf(k), { kind: 'tapOthers', what: CREATURE, count: 1, upTo: true, as: 'given', announced: true }],
      { zone: 'graveyard' },
    ),
    costsLess({ less: '{1}', times: { kind: 'stat', stat: 'power', of: GIVEN } }),
  ],
};
