/** Storm (702.40). */
import { COPY_WITH_NEW_TARGETS } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { triggered, WHEN_CAST } from './words.ts';

export const storm: Keyword = {
  rule: '702.40',
  means: () => [
    triggered(
      'storm',
      WHEN_CAST,
      [{ ...COPY_WITH_NEW_TARGETS, count: { kind: 'history', event: { on: 'cast' }, before: true } }],
      { zones: ['stack'] },
    ),
  ],
};
