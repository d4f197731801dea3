/** Backup (702.165). 702.165a, 702.165d: the abilities printed after it, but for other instances of backup. */
import type { Change } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { ANOTHER, amountOf, CREATURE, put, TARGET, triggered, untilEndOfTurn, WHEN_ENTERS } from './words.ts';

export const backup: Keyword = {
  rule: '702.165',
  means: (k, after) => {
    const given = after.filter((a) => a.kind !== 'keyword' || a.keyword !== 'backup');
    return [
      triggered(
        'backup',
        WHEN_ENTERS,
        [
          put('+1/+1', amountOf(k), TARGET),
          {
            do: 'if',
            condition: { kind: 'matches', what: TARGET, where: ANOTHER },
            then: [untilEndOfTurn(TARGET, ...given.map((ability): Change => ({ kind: 'gain', ability })))],
          },
        ],
        { targets: [{ name: 'target', what: CREATURE }] },
      ),
    ];
  },
};
