/** Disturb (702.146). */
import type { Keyword } from './keyword.ts';

export const disturb: Keyword = {
  rule: '702.146',
  means: (k) => [
    { kind: 'alternativeCost', name: 'disturb', cost: k.cost ?? [], zone: 'graveyard', transformed: true },
  ],
};
