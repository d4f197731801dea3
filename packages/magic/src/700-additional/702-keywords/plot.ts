/** Plot (702.170). */
import type { ObjectRow } from '@rulewright/kernel';
import { type Ability, type AlternativeCost, type Condition, walk } from '@rulewright/language/magic';
import { designation } from '../../100-game/designation.ts';
import { EXILE } from '../../400-zones/400-zones.ts';
import type { Keyword } from './keyword.ts';
import { all, costOf, EXILED, IS_THIS, THIS, YOU } from './words.ts';

/** During the player's main phase while the stack is empty. */
const AS_A_SORCERY: readonly Condition[] = [
  { kind: 'turnOf', who: YOU },
  { kind: 'step', steps: ['main1', 'main2'] },
  { kind: 'not', of: { kind: 'exists', what: { kind: 'each', zones: ['stack'], where: all() } } },
];

/** 702.170d: on a later turn than the one in which it became plotted. */
export const CAST_PLOTTED: AlternativeCost = {
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
};

/** 702.170c, 702.170d: whatever made it plotted, it can be cast so, by either of its faces, whether or not it has plot. */
export const isPlotted = ({ zone, notes }: ObjectRow): boolean => zone === EXILE && notes[PLOTTED] === 1;
const PLOTTED = designation('plotted');

/** Whether an ability can make cards plotted. */
export function plots(ability: Ability): boolean {
  let found = false;
  walk(ability, (node) => {
    found ||= node.do === 'designate' && node.as === 'plotted';
    return undefined;
  });
  return found;
}

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
    CAST_PLOTTED,
  ],
};
