/** Efficiency: the card costs LV less to activate; a negative LV makes it cost more (game terms, LV 3). */
import type { Keyword } from './keyword.ts';
import { IS_THIS, YOU } from './words.ts';

export const efficiency: Keyword = {
  rule: 'kw-efficiency',
  means: () => [
    {
      kind: 'static',
      effects: [{ kind: 'cost', of: 'activate', what: IS_THIS, less: { kind: 'level', of: YOU } }],
    },
  ],
};
