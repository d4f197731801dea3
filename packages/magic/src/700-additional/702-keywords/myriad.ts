/** Myriad (702.116). */
import type { Selector } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import {
  all,
  DEFENDING_PLAYER,
  EVERY,
  FOE,
  JOIN,
  NONE_YET,
  OPPONENTS,
  THIS,
  triggered,
  WHEN_ATTACKS,
} from './words.ts';

const ANY_MADE = { kind: 'exists', what: EVERY } as const;

/** The player, or a planeswalker that player controls. */
const PLAYER_OR_PLANESWALKER: Selector = {
  kind: 'union',
  of: [FOE, { kind: 'each', where: all({ kind: 'type', type: 'planeswalker' }, { kind: 'controlledBy', who: FOE }) }],
};

export const myriad: Keyword = {
  rule: '702.116',
  means: () => [
    triggered('myriad', WHEN_ATTACKS, [
      NONE_YET,
      {
        do: 'forEach',
        in: { kind: 'filter', of: OPPONENTS, where: { kind: 'not', of: { kind: 'is', what: DEFENDING_PLAYER } } },
        as: 'foe',
        actions: [
          {
            do: 'may',
            actions: [
              {
                do: 'copyToken',
                of: THIS,
                count: 1,
                tapped: true,
                attacking: true,
                attacks: PLAYER_OR_PLANESWALKER,
                as: 'made',
              },
              JOIN,
            ],
          },
        ],
      },
      {
        do: 'if',
        condition: ANY_MADE,
        then: [
          {
            do: 'delayed',
            trigger: triggered('myriad', { on: 'beginning', step: 'end-combat' }, [
              { do: 'move', what: EVERY, to: { zone: 'exile' } },
            ]),
          },
        ],
      },
    ]),
  ],
};
