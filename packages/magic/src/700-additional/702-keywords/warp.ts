/** Warp (702.185). 702.185a: the permanent is exiled by a delayed triggered ability, whatever becomes of its own. */
import type { Selector } from '@rulewright/language/magic';
import { castInstead } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { costOf, IS_THIS, paid, THIS, triggered, WHEN_ENTERS } from './words.ts';

const WARPED: Selector = { kind: 'var', name: 'warped' };

export const warp: Keyword = {
  rule: '702.185',
  means: (k) => [
    castInstead('warp', costOf(k), { zone: 'hand' }),
    {
      kind: 'replacement',
      on: WHEN_ENTERS,
      condition: paid('warp'),
      instead: {
        kind: 'enters',
        actions: [
          {
            do: 'delayed',
            trigger: triggered('warp', { on: 'beginning', step: 'end' }, [
              { do: 'move', what: { kind: 'became', of: THIS }, to: { zone: 'exile' }, as: 'warped' },
              { do: 'designate', what: WARPED, as: 'warped' },
            ]),
          },
        ],
      },
    },
    {
      kind: 'static',
      zones: ['exile'],
      condition: {
        kind: 'all',
        of: [
          { kind: 'matches', what: THIS, where: { kind: 'designated', as: 'warped' } },
          { kind: 'not', of: { kind: 'history', event: { on: 'move', what: IS_THIS, to: ['exile'] } } },
        ],
      },
      effects: [{ kind: 'may', action: 'play', who: { kind: 'owner', of: THIS }, what: IS_THIS, zones: ['exile'] }],
    },
  ],
};
