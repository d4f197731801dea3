/** Casualty (702.153). */
import { COPY_WITH_NEW_TARGETS, optionalCost } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { all, amountOf, CREATURE, paid, triggered, WHEN_CAST } from './words.ts';

export const casualty: Keyword = {
  rule: '702.153',
  means: (k) => [
    optionalCost('casualty', [
      {
        kind: 'sacrifice',
        what: all(CREATURE, { kind: 'power', is: { op: '≥', to: amountOf(k) } }),
        count: 1,
      },
    ]),
    triggered('casualty', WHEN_CAST, [COPY_WITH_NEW_TARGETS], { zones: ['stack'], condition: paid('casualty') }),
  ],
};
