/** Forecast (702.57). */
import { ONCE_EACH_TURN, ruledAbility } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { IS_THIS, YOU } from './words.ts';

export const forecast: Keyword = {
  rule: '702.57',
  needs: 'ability',
  means: (k) =>
    k.ability?.kind !== 'activated'
      ? []
      : ruledAbility(
          { ...k, ability: { ...k.ability, cost: [...k.ability.cost, { kind: 'reveal', what: IS_THIS, count: 1 }] } },
          {
            zones: ['hand'],
            limit: ONCE_EACH_TURN,
            condition: {
              kind: 'all',
              of: [
                { kind: 'step', steps: ['upkeep'] },
                { kind: 'turnOf', who: YOU },
              ],
            },
          },
        ),
};
