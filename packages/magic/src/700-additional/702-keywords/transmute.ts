/** Transmute (702.53). */
import { activated, DISCARD_THIS } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { all, costOf, IS_CARD, THIS, YOU } from './words.ts';

export const transmute: Keyword = {
  rule: '702.53',
  means: (k) => [
    activated('transmute', {
      zones: ['hand'],
      timing: 'sorcery',
      cost: [...costOf(k), DISCARD_THIS],
      actions: [
        {
          do: 'search',
          zones: ['library'],
          what: all(IS_CARD, {
            kind: 'manaValue',
            is: { op: '=', to: { kind: 'stat', stat: 'manaValue', of: THIS } },
          }),
          max: 1,
          as: 'found',
          reveal: true,
        },
        { do: 'move', what: { kind: 'var', name: 'found' }, to: { zone: 'hand' } },
        { do: 'shuffle', who: YOU },
      ],
    }),
  ],
};
