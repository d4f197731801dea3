/** Monstrosity (701.37). It stays monstrous until it leaves the battlefield. */
import { put } from '../702-keywords/words.ts';
import type { Meaning } from './meaning.ts';

export const monstrosity: Meaning<'monstrosity'> = {
  rule: '701.37',
  means: ({ what, count }) => [
    {
      do: 'if',
      condition: { kind: 'matches', what, where: { kind: 'not', of: { kind: 'designated', as: 'monstrous' } } },
      then: [
        put('+1/+1', count, what),
        { do: 'designate', what, as: 'monstrous' },
        { do: 'acted', action: 'monstrosity', what },
      ],
    },
  ],
};
