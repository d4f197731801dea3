/** Haste (702.10). What summoning sickness keeps from attacking and being tapped: `508.1-attackers.ts`, `117.1-timing.ts` (302.6). */
import type { Keyword } from './keyword.ts';

export const haste: Keyword = { rule: '702.10' };
