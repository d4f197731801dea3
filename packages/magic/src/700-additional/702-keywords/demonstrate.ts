/** Demonstrate (702.144). */
import { COPY_WITH_NEW_TARGETS } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { OPPONENTS, triggered, WHEN_CAST } from './words.ts';

export const demonstrate: Keyword = {
  rule: '702.144',
  means: () => [
    triggered(
      'demonstrate',
      WHEN_CAST,
      [
        {
          do: 'may',
          actions: [
            COPY_WITH_NEW_TARGETS,
            { do: 'choose', from: OPPONENTS, as: 'other' },
            { ...COPY_WITH_NEW_TARGETS, who: { kind: 'var', name: 'other' } },
          ],
        },
      ],
      { zones: ['stack'] },
    ),
  ],
};
