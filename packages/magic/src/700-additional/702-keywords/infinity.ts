/** Infinity (702.186). The symbol ∞. */
import { isDesignated, whileTrue } from './activated-words.ts';
import type { Keyword } from './keyword.ts';

export const infinity: Keyword = {
  rule: '702.186',
  needs: 'ability',
  means: (k) => whileTrue(k, isDesignated('harnessed')),
};
