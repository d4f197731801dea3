/** Fuse (702.102). Both halves are cast from the hand: `600-effects/601-cast/601.3-ways.ts`. */
import type { Keyword } from './keyword.ts';

export const fuse: Keyword = { rule: '702.102' };
