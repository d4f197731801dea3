/** Manifest dread (701.62). */
import { YOU } from '../702-keywords/words.ts';
import { CARD, CHOSEN } from './keyword-words.ts';
import type { Meaning } from './meaning.ts';

export const manifestDread: Meaning<'manifestDread'> = {
  rule: '701.62',
  means: ({ who = YOU, as }) => [
    { do: 'let', name: 'keyword.card', objects: { kind: 'top', of: who, count: 2 } },
    { do: 'look', who, what: CARD },
    { do: 'choose', who, from: CARD, as: 'keyword.chosen' },
    {
      do: 'move',
      what: CHOSEN,
      to: { zone: 'battlefield', faceDown: 'manifest', controller: who },
      ...(as === undefined ? {} : { as }),
    },
    {
      do: 'move',
      what: { kind: 'filter', of: CARD, where: { kind: 'not', of: { kind: 'is', what: CHOSEN } } },
      to: { zone: 'graveyard' },
    },
    { do: 'acted', action: 'manifest dread', who },
  ],
};
