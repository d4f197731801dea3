/** Ambush: it may retaliate although it is not defending (retaliation step). */
import type { Keyword } from './keyword.ts';

export const ambush: Keyword = { rule: 'kw-ambush', redundant: true };
