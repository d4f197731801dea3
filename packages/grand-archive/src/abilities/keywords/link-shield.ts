/** Link Shield: a Link whose object goes instead of what it is linked to (`effects/by-rules.ts`), so that what speaks of that means it. */
import type { Keyword } from './keyword.ts';

export const linkShield: Keyword = { rule: 'kw-link-shield' };
