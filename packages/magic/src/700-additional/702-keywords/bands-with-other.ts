/** "Bands with other [quality]" (702.22b), a special form of banding. How creatures band: `banding.ts`. */
import type { Keyword } from './keyword.ts';

export const BANDS_WITH = 'bands with other';

export const bandsWithOther: Keyword = { rule: '702.22b' };
