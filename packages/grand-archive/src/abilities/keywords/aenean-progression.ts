/** Aenean Progression: two more for each time that the player has resolved a card with it; the player keeps count. */
import type { Keyword } from './keyword.ts';
import { IS_THIS, YOU } from './words.ts';

const RESOLVED = 'aenean progression';

export const aeneanProgression: Keyword = {
  rule: 'kw-aenean-progression',
  redundant: true,
  means: () => [
    {
      kind: 'static',
      effects: [
        {
          kind: 'cost',
          of: 'activate',
          what: IS_THIS,
          more: { kind: 'times', of: [2, { kind: 'counters', counter: RESOLVED, on: YOU }] },
        },
      ],
    },
    { kind: 'spell', actions: [{ do: 'counters', on: YOU, counter: RESOLVED, count: 1 }] },
  ],
};
