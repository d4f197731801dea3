/** Frenzy (702.68). */

import type { Keyword } from './keyword.ts';
import { amountOf, IS_THIS, pump, THIS, triggered } from './words.ts';

export const frenzy: Keyword = {
  rule: '702.68',
  means: (k) => [triggered('frenzy', { on: 'attacksUnblocked', what: IS_THIS }, [pump(THIS, amountOf(k), 0)])],
};
