/** Undaunted (702.125). */
import { costsLess } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { OPPONENTS } from './words.ts';

export const undaunted: Keyword = {
  rule: '702.125',
  means: () => [costsLess({ less: '{1}', times: { kind: 'count', of: OPPONENTS } })],
};
