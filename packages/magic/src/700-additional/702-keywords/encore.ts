/** Encore (702.141). */

import type { Keyword } from './keyword.ts';
import { costOf, EVERY, FOE, IS_THIS, JOIN, MADE, NONE_YET, OPPONENTS, THIS, triggered } from './words.ts';

export const encore: Keyword = {
  rule: '702.141',
  means: (k) => [
    {
      kind: 'activated',
      keyword: 'encore',
      zones: ['graveyard'],
      timing: 'sorcery',
      cost: [...costOf(k), { kind: 'exile', what: IS_THIS, from: 'graveyard', count: 1 }],
      actions: [
        NONE_YET,
        {
          do: 'forEach',
          in: OPPONENTS,
          as: 'foe',
          actions: [
            { do: 'copyToken', of: THIS, count: 1, as: 'made' },
            {
              do: 'effect',
              effects: [{ kind: 'must', action: 'attack', what: MADE, whom: FOE }],
              duration: { kind: 'endOfTurn' },
            },
            JOIN,
          ],
        },
        {
          do: 'effect',
          effects: [
            {
              kind: 'modify',
              what: EVERY,
              changes: [{ kind: 'gain', ability: { kind: 'keyword', keyword: 'haste' } }],
            },
          ],
          duration: { kind: 'forever' },
        },
        {
          do: 'delayed',
          trigger: triggered('encore', { on: 'beginning', step: 'end' }, [{ do: 'sacrificeObjects', what: EVERY }]),
        },
      ],
    },
  ],
};
