/** Detain (701.35). */
import { YOU } from '../702-keywords/words.ts';
import { CHOSEN, fixed } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

export const detain: Meaning<'detain'> = {
  rule: '701.35',
  means: ({ what }) => [
    fixed(what),
    {
      do: 'effect',
      effects: [
        { kind: 'cant', action: 'attack', what: CHOSEN },
        { kind: 'cant', action: 'block', what: CHOSEN },
        { kind: 'cant', action: 'activate', what: CHOSEN },
      ],
      duration: { kind: 'untilNextTurn', of: YOU },
    },
  ],
};
