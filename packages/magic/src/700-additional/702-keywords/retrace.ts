/** Retrace (702.81). */
import { fromGraveyard, ownCostAnd } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { all, IS_CARD, LAND } from './words.ts';

export const retrace: Keyword = {
  rule: '702.81',
  means: () => [fromGraveyard('retrace', ownCostAnd({ kind: 'discard', what: all(IS_CARD, LAND), count: 1 }))],
};
