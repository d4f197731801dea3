/** Menace (702.111). Two or more creatures have to block it: `500-turn/combat/509.1-blockers.ts`. */
import type { Keyword } from './keyword.ts';

export const menace: Keyword = { rule: '702.111' };
