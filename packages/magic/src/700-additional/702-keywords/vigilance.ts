/** Vigilance (702.20). Attacking does not tap it: `500-turn/combat/508.1-declare-attackers.ts` (508.1f). */
import type { Keyword } from './keyword.ts';

export const vigilance: Keyword = { rule: '702.20' };
