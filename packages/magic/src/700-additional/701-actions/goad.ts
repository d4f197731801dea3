/** Goad (701.15). */
import { YOU } from '../702-keywords/words.ts';
import { CHOSEN, fixed } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

/** What a creature is that such an effect makes attack (701.15b). */
export const GOADED = 'goaded';

export const goad: Meaning<'goad'> = {
  rule: '701.15',
  means: ({ what }) => [
    fixed(what),
    {
      do: 'effect',
      effects: [
        { kind: 'must', action: 'attack', what: CHOSEN, as: GOADED },
        { kind: 'must', action: 'attack', what: CHOSEN, whom: { kind: 'players', which: 'others' }, as: GOADED },
      ],
      duration: { kind: 'untilNextTurn', of: YOU },
    },
  ],
};
