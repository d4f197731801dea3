/** Reinforce (702.77). */
import { activated, DISCARD_THIS, oneTarget } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { amountOf, CREATURE, costOf, put, TARGET } from './words.ts';

export const reinforce: Keyword = {
  rule: '702.77',
  means: (k) => [
    activated('reinforce', {
      zones: ['hand'],
      cost: [...costOf(k), DISCARD_THIS],
      targets: oneTarget(CREATURE),
      actions: [put('+1/+1', amountOf(k), TARGET)],
    }),
  ],
};
