/** Conspire (702.78). */
import { COPY_WITH_NEW_TARGETS } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { all, CREATURE, paid, THIS, triggered, WHEN_CAST } from './words.ts';

export const conspire: Keyword = {
  rule: '702.78',
  means: () => [
    {
      kind: 'additionalCost',
      name: 'conspire',
      optional: true,
      cost: [{ kind: 'tapOthers', what: all(CREATURE, { kind: 'sharesColor', with: THIS }), count: 2 }],
    },
    triggered('conspire', WHEN_CAST, [COPY_WITH_NEW_TARGETS], { zones: ['stack'], condition: paid('conspire') }),
  ],
};
