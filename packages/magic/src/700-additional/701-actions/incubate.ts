/** Incubate (701.53). */
import type { Meaning } from './meaning.ts';

export const incubate: Meaning<'incubate'> = {
  rule: '701.53',
  means: ({ count }) => [
    { do: 'token', token: 'Incubator', count: 1, counters: [{ counter: '+1/+1', count }] },
    { do: 'acted', action: 'incubate' },
  ],
};
