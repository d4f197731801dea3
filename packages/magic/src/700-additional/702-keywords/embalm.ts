/** Embalm (702.128). */
import { madeFromCard } from './activated-words.ts';
import type { Keyword } from './keyword.ts';

export const embalm: Keyword = {
  rule: '702.128',
  means: (k) => [madeFromCard('embalm', k, { kind: 'colors', colors: ['white'], set: true })],
};
