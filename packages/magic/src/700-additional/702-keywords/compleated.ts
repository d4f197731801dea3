/** Compleated (702.150). What it takes off: `200-cards/printed.ts`. */
import type { Keyword } from './keyword.ts';

export const compleated: Keyword = { rule: '702.150' };
