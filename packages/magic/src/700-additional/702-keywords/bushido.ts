/** Bushido (702.45). */

import type { Keyword } from './keyword.ts';
import { amountOf, IS_THIS, pump, THIS, triggered, WHEN_BLOCKED } from './words.ts';

export const bushido: Keyword = {
  rule: '702.45',
  means: (k) => [
    triggered('bushido', { on: 'any', of: [{ on: 'block', what: IS_THIS }, WHEN_BLOCKED] }, [
      pump(THIS, amountOf(k), amountOf(k)),
    ]),
  ],
};
