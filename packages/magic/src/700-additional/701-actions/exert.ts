/** Exert (701.43). */
import { YOU } from '../702-keywords/words.ts';
import { CHOSEN, fixed } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

export const exert: Meaning<'exert'> = {
  rule: '701.43',
  means: ({ what }) => [
    fixed(what),
    {
      do: 'effect',
      effects: [{ kind: 'cant', action: 'untapDuringUntapStep', what: CHOSEN }],
      duration: { kind: 'duringNextUntap', of: YOU },
    },
    { do: 'acted', action: 'exert', what },
  ],
};
