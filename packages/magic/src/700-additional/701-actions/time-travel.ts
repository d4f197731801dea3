/** Time travel (701.56). */
import type { Filter, Selector } from '@rulewright/language/magic';
import { all, put, YOU, YOURS } from '../702-keywords/words.ts';
import { CHOSEN, eachOf, ONE } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

const TIMED: Filter = { kind: 'counters', counter: 'time', is: { op: '≥', to: 1 } };

/** 701.56a: permanents of yours, and suspended cards that you own in exile. */
const IN_TIME: Selector = {
  kind: 'union',
  of: [
    { kind: 'each', where: all(YOURS, TIMED) },
    {
      kind: 'each',
      zones: ['exile'],
      where: all({ kind: 'ownedBy', who: YOU }, TIMED, { kind: 'keyword', keyword: 'suspend' }),
    },
  ],
};

export const timeTravel: Meaning<'timeTravel'> = {
  rule: '701.56',
  means: () => [
    { do: 'choose', from: IN_TIME, min: 0, max: { kind: 'count', of: IN_TIME }, as: 'keyword.chosen' },
    ...eachOf(CHOSEN, [
      {
        do: 'either',
        options: [[put('time', 1, ONE)], [{ do: 'removeCounters', from: ONE, counter: 'time', count: 1 }]],
      },
    ]),
    { do: 'acted', action: 'time travel' },
  ],
};
