/** Commanded Will N: more power while it attacks with a Command card in its intent. */
import type { Keyword } from './keyword.ts';
import { amountOf, THIS, thisIs } from './words.ts';

export const commandedWill: Keyword = {
  rule: 'kw-commanded-will',
  means: (k) => [
    {
      kind: 'static',
      effects: [{ kind: 'modify', what: THIS, changes: [{ kind: 'add', stat: 'power', amount: amountOf(k) }] }],
      condition: {
        kind: 'all',
        of: [
          thisIs({ kind: 'attacking' }),
          { kind: 'exists', what: { kind: 'each', where: { kind: 'keyword', keyword: 'command' }, zones: ['intent'] } },
        ],
      },
    },
  ],
};
