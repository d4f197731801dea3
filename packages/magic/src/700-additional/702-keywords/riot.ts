/** Riot (702.136). 702.136a: the first is chosen, or the second; 702.136b: for each instance anew, so the counter is no note. */

import type { Keyword } from './keyword.ts';
import { THIS, WHEN_ENTERS } from './words.ts';

export const riot: Keyword = {
  rule: '702.136',
  means: () => [
    {
      kind: 'replacement',
      on: WHEN_ENTERS,
      instead: {
        kind: 'enters',
        actions: [
          {
            do: 'either',
            options: [[{ do: 'let', name: '+1/+1 counter', value: 1 }], [{ do: 'note', key: 'haste', value: 1 }]],
          },
        ],
        counters: [{ counter: '+1/+1', count: { kind: 'var', name: '+1/+1 counter' } }],
      },
    },
    {
      kind: 'static',
      condition: { kind: 'compare', value: { kind: 'noted', key: 'haste' }, is: { op: '=', to: 1 } },
      effects: [
        { kind: 'modify', what: THIS, changes: [{ kind: 'gain', ability: { kind: 'keyword', keyword: 'haste' } }] },
      ],
    },
  ],
};
