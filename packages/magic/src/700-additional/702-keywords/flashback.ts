/** Flashback (702.34). */
import { fromGraveyard } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { costOf } from './words.ts';

export const flashback: Keyword = {
  rule: '702.34',
  means: (k) => [fromGraveyard('flashback', costOf(k))],
};
