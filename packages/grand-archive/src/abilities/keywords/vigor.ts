/** Vigor: it wakes up as its controller's end phase begins; several trigger separately. */
import type { Keyword } from './keyword.ts';
import { THIS, YOU } from './words.ts';

export const vigor: Keyword = {
  rule: 'kw-vigor',
  means: () => [
    {
      kind: 'triggered',
      on: { on: 'beginning', step: 'end', whose: YOU },
      keyword: 'vigor',
      actions: [{ do: 'wake', what: THIS }],
    },
  ],
};
