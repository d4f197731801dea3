/** Interdiction: while it waits nobody can have Opportunity (`timing/opportunity.ts`). */
import type { Keyword } from './keyword.ts';

export const interdiction: Keyword = { rule: 'kw-interdiction', redundant: true };
