/** Station (702.184). 702.184a; what a station symbol gives is a static ability with a condition (721.2). */
import { activated } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { ANOTHER, all, CREATURE, put } from './words.ts';

export const station: Keyword = {
  rule: '702.184',
  means: () => [
    activated('station', {
      timing: 'sorcery',
      cost: [{ kind: 'tapOthers', what: all(CREATURE, ANOTHER), count: 1, as: 'tapped' }],
      actions: [put('charge', { kind: 'stat', stat: 'power', of: { kind: 'var', name: 'tapped' } })],
    }),
  ],
};
