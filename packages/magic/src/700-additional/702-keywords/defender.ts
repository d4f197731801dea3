/** Defender (702.3). Read as attackers are declared: `500-turn/combat/508.1-attackers.ts`. */
import type { Keyword } from './keyword.ts';

export const defender: Keyword = { rule: '702.3' };
