/** Unearth (702.84). */
import { activated } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { costOf, THIS, triggered } from './words.ts';

export const unearth: Keyword = {
  rule: '702.84',
  means: (k) => [
    activated('unearth', {
      zones: ['graveyard'],
      timing: 'sorcery',
      cost: costOf(k),
      actions: [
        { do: 'move', what: THIS, to: { zone: 'battlefield' }, as: 'back' },
        {
          do: 'effect',
          duration: { kind: 'forever' },
          effects: [
            {
              kind: 'modify',
              what: { kind: 'var', name: 'back' },
              changes: [{ kind: 'gain', ability: { kind: 'keyword', keyword: 'haste' } }],
            },
            {
              kind: 'replace',
              on: {
                on: 'move',
                what: { kind: 'is', what: { kind: 'var', name: 'back' } },
                from: ['battlefield'],
              },
              instead: { kind: 'change', zone: 'exile' },
            },
          ],
        },
        {
          do: 'delayed',
          trigger: triggered('unearth', { on: 'beginning', step: 'end' }, [
            { do: 'move', what: { kind: 'var', name: 'back' }, to: { zone: 'exile' } },
          ]),
        },
      ],
    }),
  ],
};
