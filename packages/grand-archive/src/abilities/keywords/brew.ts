/** Brew, with what is sacrificed: an alternative to the reserve cost, by which the card becomes brewed. */
import type { Keyword } from './keyword.ts';
import { costOf } from './words.ts';

export const brew: Keyword = {
  rule: 'kw-brew',
  means: (k) => [{ kind: 'alternativeCost', name: 'brew', cost: costOf(k) }],
};
