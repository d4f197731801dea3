/** Retort N: more power while it retaliates. */
import type { Keyword } from './keyword.ts';
import { amountOf, THIS, thisIs } from './words.ts';

export const retort: Keyword = {
  rule: 'kw-retort',
  means: (k) => [
    {
      kind: 'static',
      effects: [{ kind: 'modify', what: THIS, changes: [{ kind: 'add', stat: 'power', amount: amountOf(k) }] }],
      condition: thisIs({ kind: 'retaliating' }),
    },
  ],
};
