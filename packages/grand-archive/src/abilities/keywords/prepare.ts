/** Prepare N: preparation counters of the champion may be removed as the card is activated; then it is prepared. */
import type { Keyword } from './keyword.ts';
import { amountOf, YOUR_CHAMPION } from './words.ts';

export const prepare: Keyword = {
  rule: 'kw-prepare',
  means: (k) => [
    {
      kind: 'additionalCost',
      optional: true,
      name: 'prepare',
      cost: [{ kind: 'removeCounters', counter: 'preparation', count: amountOf(k), from: YOUR_CHAMPION }],
    },
  ],
};
