/** Harness (701.64). */
import type { Meaning } from './meaning.ts';

export const harness: Meaning<'harness'> = {
  rule: '701.64',
  means: ({ what }) => [{ do: 'designate', what, as: 'harnessed' }],
};
