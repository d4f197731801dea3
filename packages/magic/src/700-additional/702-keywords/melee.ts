/** Melee (702.121). */
import type { Value } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { all, CREATURE, pump, THIS, triggered, WHEN_ATTACKS, YOURS } from './words.ts';

export const melee: Keyword = {
  rule: '702.121',
  means: () => {
    const attacked: Value = {
      kind: 'count',
      of: {
        kind: 'players',
        which: 'opponents',
        where: {
          kind: 'history',
          event: {
            on: 'attack',
            what: all(CREATURE, YOURS),
            whom: { kind: 'is', what: { kind: 'var', name: 'it' } },
          },
          since: 'combat',
        },
      },
    };
    return [triggered('melee', WHEN_ATTACKS, [pump(THIS, attacked, attacked)])];
  },
};
