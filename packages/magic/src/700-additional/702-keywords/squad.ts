/** Squad (702.157). */
import { optionalCost } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { costOf, paid, THIS, triggered, WHEN_ENTERS } from './words.ts';

export const squad: Keyword = {
  rule: '702.157',
  means: (k) => [
    optionalCost('squad', costOf(k), true),
    triggered('squad', WHEN_ENTERS, [{ do: 'copyToken', of: THIS, count: { kind: 'paid', cost: 'squad' } }], {
      condition: paid('squad'),
    }),
  ],
};
