/** Bargain (702.166). */
import { optionalCost } from './casting-words.ts';
import type { Keyword } from './keyword.ts';

export const bargain: Keyword = {
  rule: '702.166',
  means: () => [
    optionalCost('bargain', [
      {
        kind: 'sacrifice',
        what: {
          kind: 'any',
          of: [{ kind: 'type', type: 'artifact' }, { kind: 'type', type: 'enchantment' }, { kind: 'token' }],
        },
        count: 1,
      },
    ]),
  ],
};
