/** Cycling (702.29). With a quality it is typecycling (702.29e), which is cycling too. */
import { activated, DISCARD_THIS } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { costOf, YOU } from './words.ts';

export const cycling: Keyword = {
  rule: '702.29',
  means: (k) => [
    activated('cycling', {
      zones: ['hand'],
      cost: [...costOf(k), DISCARD_THIS],
      actions:
        k.what === undefined
          ? [{ do: 'draw', who: YOU, count: 1 }]
          : [
              { do: 'search', zones: ['library'], what: k.what, max: 1, as: 'found', reveal: true },
              { do: 'move', what: { kind: 'var', name: 'found' }, to: { zone: 'hand' } },
              { do: 'shuffle', who: YOU },
            ],
    }),
  ],
};
