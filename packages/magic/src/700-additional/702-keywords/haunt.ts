/** Haunt (702.55). 702.55a: on a permanent, and on an instant or sorcery. */

import type { Keyword } from './keyword.ts';
import { CREATURE, TARGET, THIS, triggered, WHEN_DIES } from './words.ts';

const HAUNTS = { zone: 'exile', remembers: { key: 'haunt', objects: TARGET } } as const;

export const haunt: Keyword = {
  rule: '702.55',
  means: () => [
    triggered('haunt', WHEN_DIES, [{ do: 'move', what: THIS, to: HAUNTS }], {
      targets: [{ name: 'target', what: CREATURE }],
    }),
    triggered(
      'haunt',
      { on: 'move', what: { kind: 'is', what: THIS }, from: ['stack'], to: ['graveyard'], how: 'resolved' },
      [{ do: 'move', what: THIS, to: HAUNTS }],
      { zones: ['stack'], targets: [{ name: 'target', what: CREATURE }] },
    ),
  ],
};
