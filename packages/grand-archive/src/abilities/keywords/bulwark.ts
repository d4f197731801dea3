/** Bulwark: it enters with a bulwark counter; each instance gives one. */
import type { Keyword } from './keyword.ts';
import { IS_THIS } from './words.ts';

export const bulwark: Keyword = {
  rule: 'kw-bulwark',
  means: () => [
    {
      kind: 'replacement',
      on: { on: 'enter', what: IS_THIS },
      instead: { kind: 'enters', counters: [{ counter: 'bulwark', count: 1 }] },
    },
  ],
};
