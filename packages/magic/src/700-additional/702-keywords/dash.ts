/** Dash (702.109). */
import type { StaticEffect } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { costOf, paid, THIS, triggered } from './words.ts';

const NOW_HASTE: StaticEffect = {
  kind: 'modify',
  what: THIS,
  changes: [{ kind: 'gain', ability: { kind: 'keyword', keyword: 'haste' } }],
};

export const dash: Keyword = {
  rule: '702.109',
  means: (k) => [
    { kind: 'alternativeCost', name: 'dash', cost: costOf(k) },
    {
      kind: 'static',
      condition: paid('dash'),
      effects: [NOW_HASTE],
    },
    triggered('dash', { on: 'beginning', step: 'end' }, [{ do: 'move', what: THIS, to: { zone: 'hand' } }], {
      condition: paid('dash'),
    }),
  ],
};
