/** Solved (702.169). 702.169b–d: a Case that is solved stays so, so asking again as it resolves changes nothing. */
import { bothTrue, isDesignated } from './activated-words.ts';
import type { Keyword } from './keyword.ts';

export const solved: Keyword = {
  rule: '702.169',
  needs: 'ability',
  means: ({ ability }) => {
    if (ability?.kind !== 'static' && ability?.kind !== 'triggered' && ability?.kind !== 'activated') return [];
    return [{ ...ability, condition: bothTrue(isDesignated('solved'), ability.condition) }];
  },
};
