/** Scavenge (702.97). */
import { activated, EXILE_THIS, oneTarget } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { CREATURE, costOf, put, TARGET, THIS } from './words.ts';

export const scavenge: Keyword = {
  rule: '702.97',
  means: (k) => [
    activated('scavenge', {
      zones: ['graveyard'],
      timing: 'sorcery',
      cost: [...costOf(k), EXILE_THIS],
      targets: oneTarget(CREATURE),
      actions: [put('+1/+1', { kind: 'stat', stat: 'power', of: THIS }, TARGET)],
    }),
  ],
};
