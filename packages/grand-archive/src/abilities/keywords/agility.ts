/** Agility N: cards come back from memory as the end phase begins. Players have it, too (`abilities/player-abilities.ts`). */
import type { Keyword } from './keyword.ts';
import { amountOf, YOU } from './words.ts';

export const agility: Keyword = {
  rule: 'kw-agility',
  means: (k) => [
    {
      kind: 'triggered',
      on: { on: 'beginning', step: 'end' },
      keyword: 'agility',
      actions: [
        {
          do: 'choose',
          from: { kind: 'each', where: { kind: 'ownedBy', who: YOU }, zones: ['memory'] },
          min: amountOf(k),
          max: amountOf(k),
          as: 'returning',
        },
        { do: 'move', what: { kind: 'var', name: 'returning' }, to: { zone: 'hand' } },
      ],
    },
  ],
};
