/** Replicate (702.56). */
import { COPY_WITH_NEW_TARGETS, optionalCost } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { costOf, paid, triggered, WHEN_CAST } from './words.ts';

export const replicate: Keyword = {
  rule: '702.56',
  means: (k) => [
    optionalCost('replicate', costOf(k), true),
    triggered('replicate', WHEN_CAST, [{ ...COPY_WITH_NEW_TARGETS, count: { kind: 'paid', cost: 'replicate' } }], {
      zones: ['stack'],
      condition: paid('replicate'),
    }),
  ],
};
