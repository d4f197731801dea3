/** Reach (702.17). It can block creatures with flying: `flying.ts`. */
import type { Keyword } from './keyword.ts';

export const reach: Keyword = { rule: '702.17' };
