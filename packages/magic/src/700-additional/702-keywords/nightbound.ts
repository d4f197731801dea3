/** Nightbound (702.145e). The back of a permanent with daybound: `731-day-night.ts`. */
import type { Keyword } from './keyword.ts';

export const nightbound: Keyword = { rule: '702.145e' };
