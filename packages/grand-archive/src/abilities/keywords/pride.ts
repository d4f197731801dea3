/** Pride N: the ally does not obey below that level (`abilities/obedience.ts`); the highest counts. */
import type { Keyword } from './keyword.ts';

export const pride: Keyword = { rule: 'kw-pride' };
