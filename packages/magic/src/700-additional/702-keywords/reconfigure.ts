/** Reconfigure (702.151). */
import { activated, oneTarget } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { ANOTHER, CREATURE, costOf, TARGET, THIS, YOURS } from './words.ts';

export const reconfigure: Keyword = {
  rule: '702.151',
  means: (k) => [
    activated('reconfigure', {
      timing: 'sorcery',
      cost: costOf(k),
      targets: oneTarget(CREATURE, YOURS, ANOTHER),
      actions: [{ do: 'attach', what: THIS, to: TARGET }],
    }),
    activated('reconfigure', {
      timing: 'sorcery',
      cost: costOf(k),
      condition: { kind: 'matches', what: { kind: 'host', of: THIS }, where: CREATURE },
      actions: [{ do: 'unattach', what: THIS }],
    }),
    {
      kind: 'static',
      condition: { kind: 'exists', what: { kind: 'host', of: THIS } },
      effects: [{ kind: 'modify', what: THIS, changes: [{ kind: 'removeTypes', types: ['creature'] }] }],
    },
  ],
};
