/** Blight (701.68). */
import { all, CREATURE, put, YOU } from '../702-keywords/words.ts';
import { bound } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

export const blight: Meaning<'blight'> = {
  rule: '701.68',
  means: ({ who = YOU, count, as = 'keyword.chosen' }) => [
    { do: 'choose', who, from: { kind: 'each', where: all(CREATURE, { kind: 'controlledBy', who }) }, as },
    { ...put('-1/-1', count, bound(as)), who },
    { do: 'acted', action: 'blight', who },
  ],
};
