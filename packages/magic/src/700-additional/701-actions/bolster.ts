/** Bolster (701.39). */
import type { Selector } from '@rulewright/language/magic';
import { all, CREATURE, put, YOURS } from '../702-keywords/words.ts';
import { CHOSEN } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

const OWN_CREATURES: Selector = { kind: 'each', where: all(CREATURE, YOURS) };

export const bolster: Meaning<'bolster'> = {
  rule: '701.39',
  means: ({ count }) => [
    {
      do: 'choose',
      from: {
        kind: 'filter',
        of: OWN_CREATURES,
        where: {
          kind: 'toughness',
          is: { op: '≤', to: { kind: 'least', stat: 'toughness', of: OWN_CREATURES } },
        },
      },
      as: 'keyword.chosen',
    },
    put('+1/+1', count, CHOSEN),
  ],
};
