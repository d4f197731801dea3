/** Goad (701.15). */
import { YOU } from '../702-keywords/words.ts';
import { CHOSEN, fixed } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

export const goad: Meaning<'goad'> = {
  rule: '701.15',
  means: ({ what }) => [
    fixed(what),
    {
      do: 'effect',
      effects: [
        { kind: 'must', action: 'attack', what: CHOSEN },
        { kind: 'must', action: 'attack', what: CHOSEN, whom: { kind: 'players', which: 'others' } },
      ],
      duration: { kind: 'untilNextTurn', of: YOU },
    },
  ],
};
