/** Teamwork (702.194). */
import { optionalCost } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { amountOf, CREATURE } from './words.ts';

export const teamwork: Keyword = {
  rule: '702.194',
  means: (k) => [
    optionalCost('teamwork', [
      { kind: 'tapOthers', what: CREATURE, count: 0, total: { stat: 'power', atLeast: amountOf(k) } },
    ]),
  ],
};
