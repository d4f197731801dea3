/** Populate (701.36). */
import { all, CREATURE, YOU } from '../702-keywords/words.ts';
import { CHOSEN } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

export const populate: Meaning<'populate'> = {
  rule: '701.36',
  means: ({ who = YOU }) => [
    {
      do: 'choose',
      who,
      from: { kind: 'each', where: all({ kind: 'token' }, CREATURE, { kind: 'controlledBy', who }) },
      as: 'keyword.chosen',
    },
    { do: 'copyToken', of: CHOSEN, count: 1, who },
  ],
};
