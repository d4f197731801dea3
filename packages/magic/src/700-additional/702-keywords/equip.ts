/** Equip (702.6). */
import { activated, oneTarget } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { CREATURE, costOf, TARGET, THIS, YOURS } from './words.ts';

export const equip: Keyword = {
  rule: '702.6',
  means: (k) => [
    activated('equip', {
      cost: costOf(k),
      timing: 'sorcery',
      targets: oneTarget(CREATURE, YOURS, ...(k.what === undefined ? [] : [k.what])),
      actions: [{ do: 'attach', what: THIS, to: TARGET }],
    }),
  ],
};
