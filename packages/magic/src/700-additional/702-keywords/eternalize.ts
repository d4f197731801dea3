/** Eternalize (702.129). */
import { madeFromCard } from './activated-words.ts';
import type { Keyword } from './keyword.ts';

export const eternalize: Keyword = {
  rule: '702.129',
  means: (k) => [
    madeFromCard(
      'eternalize',
      k,
      { kind: 'colors', colors: ['black'], set: true },
      { kind: 'setPT', power: 4, toughness: 4 },
    ),
  ],
};
