/** Lineage of a character: what a champion has to be levelled up from (`playing-cards/legality.ts`). */
import type { Keyword } from './keyword.ts';

export const lineage: Keyword = { rule: 'kw-lineage' };
