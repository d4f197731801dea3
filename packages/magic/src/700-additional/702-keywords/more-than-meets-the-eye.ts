/** More than meets the eye (702.162). */
import { castInstead } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { costOf } from './words.ts';

export const moreThanMeetsTheEye: Keyword = {
  rule: '702.162',
  means: (k) => [castInstead('more than meets the eye', costOf(k), { transformed: true })],
};
