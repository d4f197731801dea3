/** Learn (701.48). A Lesson card comes from outside the game. */
import { all, YOU } from '../702-keywords/words.ts';
import { CARD, CHOSEN } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

export const learn: Meaning<'learn'> = {
  rule: '701.48',
  means: () => [
    {
      do: 'may',
      name: 'keyword.discarded',
      actions: [
        { do: 'discard', who: YOU, count: 1, as: 'keyword.card' },
        {
          do: 'if',
          condition: { kind: 'exists', what: CARD },
          then: [{ do: 'draw', who: YOU, count: 1 }],
        },
      ],
    },
    {
      do: 'if',
      condition: { kind: 'not', of: { kind: 'did', name: 'keyword.discarded' } },
      then: [
        {
          do: 'choose',
          from: {
            kind: 'each',
            zones: ['outside'],
            where: all({ kind: 'subtype', type: 'Lesson' }, { kind: 'ownedBy', who: YOU }),
          },
          min: 0,
          max: 1,
          as: 'keyword.chosen',
        },
        { do: 'reveal', what: CHOSEN },
        { do: 'move', what: CHOSEN, to: { zone: 'hand' } },
      ],
    },
  ],
};
