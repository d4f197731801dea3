/** Level up (702.87). */
import { activated } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { costOf, put } from './words.ts';

export const levelUp: Keyword = {
  rule: '702.87',
  means: (k) => [activated('level up', { timing: 'sorcery', cost: costOf(k), actions: [put('level', 1)] })],
};
