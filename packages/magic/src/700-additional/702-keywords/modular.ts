/** Modular (702.43). */

import type { Keyword } from './keyword.ts';
import { all, amountOf, CREATURE, countersOn, entersWith, put, TARGET, triggered, WHEN_DIES } from './words.ts';

export const modular: Keyword = {
  rule: '702.43',
  means: (k) => [
    entersWith('+1/+1', amountOf(k)),
    triggered('modular', WHEN_DIES, [{ do: 'may', actions: [put('+1/+1', countersOn('+1/+1'), TARGET)] }], {
      targets: [{ name: 'target', what: all({ kind: 'type', type: 'artifact' }, CREATURE) }],
    }),
  ],
};
