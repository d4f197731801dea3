/** Impending (702.176). */
import type { Condition } from '@rulewright/language/magic';
import { castInstead } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { amountOf, costOf, entersWith, has, paid, THIS, triggered, YOU } from './words.ts';

export const impending: Keyword = {
  rule: '702.176',
  means: (k) => {
    const waiting: Condition = { kind: 'all', of: [paid('impending'), has('time')] };
    return [
      castInstead('impending', costOf(k)),
      entersWith('time', amountOf(k), paid('impending')),
      {
        kind: 'static',
        condition: waiting,
        effects: [{ kind: 'modify', what: THIS, changes: [{ kind: 'removeTypes', types: ['creature'] }] }],
      },
      triggered(
        'impending',
        { on: 'beginning', step: 'end', whose: YOU },
        [{ do: 'removeCounters', from: THIS, counter: 'time', count: 1 }],
        { condition: waiting },
      ),
    ];
  },
};
