/** Freerunning (702.173). */
import { damagedBy } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { all, CREATURE, costOf } from './words.ts';

export const freerunning: Keyword = {
  rule: '702.173',
  means: (k) => [
    {
      kind: 'alternativeCost',
      name: 'freerunning',
      cost: costOf(k),
      condition: damagedBy(
        all(CREATURE, { kind: 'any', of: [{ kind: 'subtype', type: 'Assassin' }, { kind: 'commander' }] }),
      ),
    },
  ],
};
