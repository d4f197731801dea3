/** Ephemerate, with its cost: from the graveyard, by which the card becomes ephemeral. */
import type { Keyword } from './keyword.ts';
import { costOf } from './words.ts';

export const ephemerate: Keyword = {
  rule: 'kw-ephemerate',
  means: (k) => [{ kind: 'alternativeCost', name: 'ephemerate', cost: costOf(k), zone: 'graveyard' }],
};
