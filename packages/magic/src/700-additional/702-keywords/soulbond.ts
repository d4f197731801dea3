/** Soulbond (702.95). Which creatures are paired, and how long: `paired.ts`. */
import type { Condition, Filter, Selector } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { ANOTHER, all, CREATURE, EVENT_OBJECT, THIS, triggered, WHEN_ENTERS, YOURS } from './words.ts';

const UNPAIRED: Filter = { kind: 'not', of: { kind: 'paired' } };

const UNPAIRED_OTHERS: Selector = { kind: 'each', where: all(CREATURE, YOURS, ANOTHER, UNPAIRED) };

const isUnpaired = (what: Selector): Condition => ({ kind: 'matches', what, where: UNPAIRED });

export const soulbond: Keyword = {
  rule: '702.95',
  means: () => [
    triggered(
      'soulbond',
      WHEN_ENTERS,
      [
        { do: 'choose', from: UNPAIRED_OTHERS, min: 0, max: 1, as: 'mate' },
        { do: 'pair', a: THIS, b: { kind: 'var', name: 'mate' } },
      ],
      { condition: { kind: 'all', of: [isUnpaired(THIS), { kind: 'exists', what: UNPAIRED_OTHERS }] } },
    ),
    triggered(
      'soulbond',
      { on: 'move', what: all(CREATURE, YOURS, ANOTHER), to: ['battlefield'] },
      [{ do: 'may', actions: [{ do: 'pair', a: THIS, b: EVENT_OBJECT }] }],
      { condition: { kind: 'all', of: [isUnpaired(THIS), isUnpaired(EVENT_OBJECT)] } },
    ),
  ],
};
