/** Renewable: from the field or an intent it goes to the material deck where it would be banished. */
import type { Keyword } from './keyword.ts';
import { IS_THIS, thisIs } from './words.ts';

export const renewable: Keyword = {
  rule: 'kw-renewable',
  redundant: true,
  means: () => [
    {
      kind: 'replacement',
      on: { on: 'move', what: IS_THIS, from: ['field', 'intent'], to: ['banishment'] },
      condition: thisIs({ kind: 'card' }),
      instead: { kind: 'change', zone: 'materialDeck' },
    },
  ],
};
