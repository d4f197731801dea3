/** Exert (701.43). */
import { YOU } from '../702-keywords/words.ts';
import { CHOSEN, fixed } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

const NOT_YOUR_TURN = { kind: 'not', of: { kind: 'turnOf', who: YOU } } as const;

export const exert: Meaning<'exert'> = {
  rule: '701.43',
  means: ({ what }) => [
    fixed(what),
    {
      do: 'effect',
      // 701.43a: in the untap step of the player who exerted it, not in that of another who controls it meanwhile.
      effects: [{ kind: 'cant', action: 'untapDuringUntapStep', what: CHOSEN, unless: NOT_YOUR_TURN }],
      duration: { kind: 'duringNextUntap', of: YOU },
    },
    { do: 'acted', action: 'exert', what },
  ],
};
