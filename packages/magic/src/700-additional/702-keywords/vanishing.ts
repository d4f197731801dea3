/** Vanishing (702.63). */
import type { TriggeredAbility } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { AT_YOUR_UPKEEP, entersWith, has, hasNo, IS_THIS, THIS, triggered } from './words.ts';

const lastTimeCounter: TriggeredAbility = triggered(
  'vanishing',
  { on: 'counters', what: IS_THIS, counter: 'time', removed: true },
  [{ do: 'sacrificeObjects', what: THIS }],
  { condition: hasNo('time') },
);

export const vanishing: Keyword = {
  rule: '702.63',
  means: (k) => [
    ...(k.amount === undefined ? [] : [entersWith('time', k.amount)]),
    triggered('vanishing', AT_YOUR_UPKEEP, [{ do: 'removeCounters', from: THIS, counter: 'time', count: 1 }], {
      condition: has('time'),
    }),
    lastTimeCounter,
  ],
};
