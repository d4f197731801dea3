/** Devour (702.82). */
import type { KeywordAbility, Selector, Value } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { all, amountOf, CREATURE, WHEN_ENTERS, YOURS } from './words.ts';

const DEVOURED: Selector = { kind: 'var', name: 'devouring' };
const NUMBER: Value = { kind: 'count', of: DEVOURED };

/** 702.82c: creatures, or permanents of a quality. */
const devourable = (k: KeywordAbility) => all(k.what ?? CREATURE, YOURS);

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
            from: { kind: 'each', where: devourable(k) },
            min: 0,
            max: { kind: 'count', of: { kind: 'each', where: devourable(k) } },
            as: 'devouring',
          },
          // 702.82b: how many it devoured is remembered.
          { do: 'note', key: 'devoured', value: NUMBER },
          { do: 'sacrificeObjects', what: DEVOURED },
        ],
        counters: [{ counter: '+1/+1', count: { kind: 'times', of: [amountOf(k), NUMBER] } }],
      },
    },
  ],
};
