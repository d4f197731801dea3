/** Affinity (702.41). */
import { costsLess } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { all, CREATURE, YOURS } from './words.ts';

export const affinity: Keyword = {
  rule: '702.41',
  means: (k) => [
    costsLess({ less: '{1}', times: { kind: 'count', of: { kind: 'each', where: all(k.what ?? CREATURE, YOURS) } } }),
  ],
};
