/** Hindered: it enters the field rested. */
import type { Keyword } from './keyword.ts';
import { IS_THIS } from './words.ts';

export const hindered: Keyword = {
  rule: 'kw-hindered',
  redundant: true,
  means: () => [{ kind: 'replacement', on: { on: 'enter', what: IS_THIS }, instead: { kind: 'enters', rested: true } }],
};
