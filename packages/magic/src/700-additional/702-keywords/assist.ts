/** Assist (702.132). What another player pays: `600-effects/601-cast/601.2g-assist.ts`. */
import type { Keyword } from './keyword.ts';

export const assist: Keyword = { rule: '702.132' };
