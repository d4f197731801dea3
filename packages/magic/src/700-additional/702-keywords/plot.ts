/** Plot (702.170). */
import type { Condition } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { all, costOf, EXILED, IS_THIS, THIS, YOU } from './words.ts';

/** During the player's main phase while the stack is empty. */
const AS_A_SORCERY: readonly Condition[] = [
  { kind: 'turnOf', who: YOU },
  { kind: 'step', steps: ['main1', 'main2'] },
  { kind: 'not', of: { kind: 'exists', what: { kind: 'each', zones: ['stack'], where: all() } } },
];

export const plot: Keyword = {
  rule: '702.170',
  means: (k) => [
    {
      kind: 'activated',
      keyword: 'plot',
      special: true,
      timing: 'sorcery',
      zones: ['hand'],
      cost: costOf(k),
      actions: [
        { do: 'move', what: THIS, to: { zone: 'exile' }, as: 'exiled' },
        { do: 'designate', what: EXILED, as: 'plotted' },
      ],
    },
    {
      kind: 'alternativeCost',
      name: 'plot',
      cost: [],
      zone: 'exile',
      condition: {
        kind: 'all',
        of: [
          { kind: 'matches', what: THIS, where: { kind: 'designated', as: 'plotted' } },
          { kind: 'not', of: { kind: 'history', event: { on: 'move', what: IS_THIS, to: ['exile'] } } },
          ...AS_A_SORCERY,
        ],
      },
    },
  ],
};
