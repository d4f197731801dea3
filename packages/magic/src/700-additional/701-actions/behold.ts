/** Behold (701.4). */
import { all, YOU, YOURS } from '../702-keywords/words.ts';
import { bound } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

export const behold: Meaning<'behold'> = {
  rule: '701.4',
  means: ({ what, as }) => [
    {
      do: 'choose',
      from: {
        kind: 'union',
        of: [
          { kind: 'each', zones: ['hand'], where: all(what, { kind: 'ownedBy', who: YOU }) },
          { kind: 'each', where: all(what, YOURS) },
        ],
      },
      as,
    },
    { do: 'reveal', what: { kind: 'each', zones: ['hand'], where: { kind: 'is', what: bound(as) } } },
  ],
};
