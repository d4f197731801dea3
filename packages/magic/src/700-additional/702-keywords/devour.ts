/** Devour (702.82). */
import type { Selector } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { all, amountOf, CREATURE, WHEN_ENTERS, YOURS } from './words.ts';

const DEVOURED: Selector = { kind: 'var', name: 'devoured' };

export const devour: Keyword = {
  rule: '702.82',
  means: (k) => [
    {
      kind: 'replacement',
      on: WHEN_ENTERS,
      instead: {
        kind: 'enters',
        actions: [
          {
            do: 'choose',
            from: { kind: 'each', where: all(CREATURE, YOURS) },
            min: 0,
            max: { kind: 'count', of: { kind: 'each', where: all(CREATURE, YOURS) } },
            as: 'devoured',
          },
          { do: 'sacrificeObjects', what: DEVOURED },
        ],
        counters: [{ counter: '+1/+1', count: { kind: 'times', of: [amountOf(k), { kind: 'count', of: DEVOURED }] } }],
      },
    },
  ],
};
