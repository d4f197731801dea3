/** Amass (701.47). The Army that is chosen gets the counters, whether it was just made or not. */
import type { Filter } from '@rulewright/language/magic';
import { all, CREATURE, put, YOURS } from '../702-keywords/words.ts';
import { CHOSEN } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

const ARMY: Filter = all({ kind: 'subtype', type: 'Army' }, CREATURE, YOURS);

export const amass: Meaning<'amass'> = {
  rule: '701.47',
  means: ({ subtype, count }) => [
    {
      do: 'if',
      condition: { kind: 'not', of: { kind: 'exists', what: { kind: 'each', where: ARMY } } },
      then: [
        {
          do: 'token',
          count: 1,
          token: {
            name: `${subtype} Army Token`,
            colors: ['black'],
            types: ['creature'],
            subtypes: [subtype, 'Army'],
            power: 0,
            toughness: 0,
          },
        },
      ],
    },
    { do: 'choose', from: { kind: 'each', where: ARMY }, as: 'keyword.chosen' },
    put('+1/+1', count, CHOSEN),
    {
      do: 'if',
      condition: { kind: 'not', of: { kind: 'matches', what: CHOSEN, where: { kind: 'subtype', type: subtype } } },
      then: [
        {
          do: 'effect',
          effects: [{ kind: 'modify', what: CHOSEN, changes: [{ kind: 'types', subtypes: [subtype] }] }],
          duration: { kind: 'forever' },
        },
      ],
    },
    { do: 'acted', action: 'amass' },
  ],
};
