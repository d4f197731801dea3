/** Fortify (702.67). */
import { activated, oneTarget } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { costOf, LAND, TARGET, THIS, YOURS } from './words.ts';

export const fortify: Keyword = {
  rule: '702.67',
  means: (k) => [
    activated('fortify', {
      cost: costOf(k),
      timing: 'sorcery',
      targets: oneTarget(LAND, YOURS),
      actions: [{ do: 'attach', what: THIS, to: TARGET }],
    }),
  ],
};
