/** Tiered (702.183). The costs of the modes are in the modes: `600-effects/601-cast/601.2f-total-cost.ts`. */
import type { Keyword } from './keyword.ts';

export const tiered: Keyword = { rule: '702.183' };
