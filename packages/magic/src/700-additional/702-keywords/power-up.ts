/** Power-up (702.193). */
import { ONCE, ruledAbility } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { IS_THIS, THIS } from './words.ts';

export const powerUp: Keyword = {
  rule: '702.193',
  needs: 'ability',
  means: (k) => [
    ...ruledAbility(k, { limit: ONCE }),
    {
      kind: 'static',
      condition: { kind: 'history', event: { on: 'move', what: IS_THIS, to: ['battlefield'] } },
      effects: [{ kind: 'cost', of: 'ability', what: IS_THIS, keyword: 'power-up', lessCostOf: THIS }],
    },
  ],
};
