/** Steadfast: it retaliates rested, and does not rest to do so (retaliation step). */
import type { Keyword } from './keyword.ts';

export const steadfast: Keyword = { rule: 'kw-steadfast', redundant: true };
