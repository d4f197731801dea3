/** Exhaust (702.177). */
import { ONCE, ruledAbility } from './activated-words.ts';
import type { Keyword } from './keyword.ts';

export const exhaust: Keyword = { rule: '702.177', needs: 'ability', means: (k) => ruledAbility(k, { limit: ONCE }) };
