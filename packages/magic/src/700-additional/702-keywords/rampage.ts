/** Rampage (702.23). */
import type { Value } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { amountOf, pump, THIS, triggered, WHEN_BLOCKED } from './words.ts';

const blockers: Value = { kind: 'count', of: { kind: 'each', where: { kind: 'blocking', what: THIS } } };

export const rampage: Keyword = {
  rule: '702.23',
  means: (k) => {
    const bonus: Value = {
      kind: 'times',
      of: [amountOf(k), { kind: 'max', of: [0, { kind: 'minus', a: blockers, b: 1 }] }],
    };
    return [triggered('rampage', WHEN_BLOCKED, [pump(THIS, bonus, bonus)])];
  },
};
