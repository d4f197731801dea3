/** Adapt (701.46). */
import { hasNo, put } from '../702-keywords/words.ts';
import type { Meaning } from './meaning.ts';

export const adapt: Meaning<'adapt'> = {
  rule: '701.46',
  means: ({ what, count }) => [
    { do: 'if', condition: hasNo('+1/+1', what), then: [put('+1/+1', count, what)] },
    { do: 'acted', action: 'adapt', what },
  ],
};
