/** Evoke (702.74). */

import type { Keyword } from './keyword.ts';
import { costOf, paid, THIS, triggered, WHEN_ENTERS } from './words.ts';

export const evoke: Keyword = {
  rule: '702.74',
  means: (k) => [
    { kind: 'alternativeCost', name: 'evoke', cost: costOf(k) },
    triggered('evoke', WHEN_ENTERS, [{ do: 'sacrificeObjects', who: { kind: 'controller', of: THIS }, what: THIS }], {
      condition: paid('evoke'),
    }),
  ],
};
