/** Web-slinging (702.188). */
import { castInstead } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { all, CREATURE, costOf } from './words.ts';

export const webSlinging: Keyword = {
  rule: '702.188',
  means: (k) => [
    castInstead('web-slinging', [...costOf(k), { kind: 'return', what: all(CREATURE, { kind: 'tapped' }), count: 1 }]),
  ],
};
