/** Jump-start (702.133). */
import { fromGraveyard, ownCostAnd } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { IS_CARD } from './words.ts';

export const jumpStart: Keyword = {
  rule: '702.133',
  means: () => [fromGraveyard('jump-start', ownCostAnd({ kind: 'discard', what: IS_CARD, count: 1 }))],
};
