/** Outlast (702.107). */
import { activated } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { costOf, put } from './words.ts';

export const outlast: Keyword = {
  rule: '702.107',
  means: (k) => [
    activated('outlast', { timing: 'sorcery', cost: [...costOf(k), { kind: 'tap' }], actions: [put('+1/+1', 1)] }),
  ],
};
