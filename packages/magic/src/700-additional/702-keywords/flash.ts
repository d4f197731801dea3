/** Flash (702.8). When it may be cast: `600-effects/601-cast/parts.ts`. */
import type { Keyword } from './keyword.ts';

export const flash: Keyword = { rule: '702.8' };
