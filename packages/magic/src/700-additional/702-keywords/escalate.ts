/** Escalate (702.120). A cost for each mode beyond the first: `600-effects/601-cast/parts.ts`, `601.2f-total-cost.ts`. */
import type { Keyword } from './keyword.ts';

export const escalate: Keyword = { rule: '702.120' };
