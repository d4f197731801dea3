/** Provoke (702.39). */

import type { Keyword } from './keyword.ts';
import { all, CREATURE, DEFENDING_PLAYER, TARGET, THIS, triggered, WHEN_ATTACKS } from './words.ts';

export const provoke: Keyword = {
  rule: '702.39',
  means: () => [
    triggered(
      'provoke',
      WHEN_ATTACKS,
      [
        {
          do: 'may',
          actions: [
            {
              do: 'effect',
              effects: [{ kind: 'must', action: 'block', what: TARGET, whom: THIS }],
              duration: { kind: 'endOfCombat' },
            },
            { do: 'untap', what: TARGET },
          ],
        },
      ],
      {
        targets: [{ name: 'target', what: all(CREATURE, { kind: 'controlledBy', who: DEFENDING_PLAYER }) }],
      },
    ),
  ],
};
