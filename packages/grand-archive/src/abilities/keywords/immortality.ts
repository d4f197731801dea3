/** Immortality: it cannot go from the field to the graveyard (`events/objects.ts`). */
import type { Keyword } from './keyword.ts';

export const immortality: Keyword = { rule: 'kw-immortality', redundant: true };
