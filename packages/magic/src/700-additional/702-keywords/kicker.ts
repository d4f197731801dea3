/** Kicker (702.33). */
import { optionalCost } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { costOf } from './words.ts';

export const kicker: Keyword = {
  rule: '702.33',
  /** 702.33f: of several kickers each is known by its cost. */
  means: (k) => [
    k.word === undefined
      ? optionalCost('kicker', costOf(k))
      : { ...optionalCost(`kicker ${k.word}`, costOf(k)), counts: 'kicker' },
  ],
};
