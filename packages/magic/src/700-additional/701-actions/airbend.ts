/** Airbend (701.65). */
import { CHOSEN, eachOf, ONE } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

export const airbend: Meaning<'airbend'> = {
  rule: '701.65',
  means: ({ what }) => [
    { do: 'move', what, to: { zone: 'exile' }, as: 'keyword.chosen' },
    ...eachOf(CHOSEN, [
      {
        do: 'effect',
        effects: [
          {
            kind: 'may',
            action: 'play',
            who: { kind: 'owner', of: ONE },
            what: { kind: 'is', what: ONE },
            zones: ['exile'],
            cost: [{ kind: 'mana', mana: '{2}' }],
          },
        ],
        duration: {
          kind: 'while',
          condition: { kind: 'matches', what: ONE, where: { kind: 'in', zones: ['exile'] } },
        },
      },
    ]),
    { do: 'acted', action: 'airbend' },
  ],
};
