/** Cascade (702.85). */

import type { Keyword } from './keyword.ts';
import { all, LAND, THIS, triggered, WHEN_CAST } from './words.ts';

export const cascade: Keyword = {
  rule: '702.85',
  means: () => [
    triggered(
      'cascade',
      WHEN_CAST,
      [
        {
          do: 'exileUntil',
          who: { kind: 'you' },
          what: all(
            { kind: 'not', of: LAND },
            {
              kind: 'manaValue',
              is: { op: '<', to: { kind: 'stat', stat: 'manaValue', of: THIS } },
            },
          ),
          as: 'found',
          all: 'exiled',
        },
        { do: 'cast', what: { kind: 'var', name: 'found' }, free: true },
        {
          do: 'move',
          what: { kind: 'each', zones: ['exile'], where: { kind: 'is', what: { kind: 'var', name: 'exiled' } } },
          to: { zone: 'library', position: 'bottom', order: 'random' },
        },
      ],
      { zones: ['stack'] },
    ),
  ],
};
