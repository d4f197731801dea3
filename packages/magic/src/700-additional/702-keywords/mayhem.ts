/** Mayhem (702.187). */
import type { Condition } from '@rulewright/language/magic';
import { castInstead } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { IS_THIS, YOU } from './words.ts';

const DISCARDED_THIS_TURN: Condition = {
  kind: 'history',
  event: { on: 'move', what: IS_THIS, from: ['hand'], to: ['graveyard'], how: 'discarded' },
};

export const mayhem: Keyword = {
  rule: '702.187',
  means: (k) =>
    k.cost !== undefined
      ? [castInstead('mayhem', k.cost, { zone: 'graveyard', condition: DISCARDED_THIS_TURN })]
      : [
          {
            kind: 'static',
            zones: ['graveyard'],
            condition: DISCARDED_THIS_TURN,
            effects: [{ kind: 'may', action: 'play', who: YOU, what: IS_THIS, zones: ['graveyard'] }],
          },
        ],
};
