/** Boast (702.142). */
import { ONCE_EACH_TURN, ruledAbility } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { IS_THIS } from './words.ts';

export const boast: Keyword = {
  rule: '702.142',
  needs: 'ability',
  means: (k) =>
    ruledAbility(k, {
      limit: ONCE_EACH_TURN,
      condition: { kind: 'history', event: { on: 'attack', what: IS_THIS } },
    }),
};
