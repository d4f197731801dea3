/** Investigate (701.16). */
import { YOU } from '../702-keywords/words.ts';
import type { Meaning } from './meaning.ts';

export const investigate: Meaning<'investigate'> = {
  rule: '701.16',
  means: ({ who = YOU }) => [
    { do: 'token', token: 'Clue', count: 1, who },
    { do: 'acted', action: 'investigate', who },
  ],
};
