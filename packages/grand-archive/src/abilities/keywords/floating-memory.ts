/** Floating Memory: from the graveyard it pays for one of a memory cost (`playing-cards/payment.ts`). */
import type { Keyword } from './keyword.ts';

export const floatingMemory: Keyword = { rule: 'kw-floating-memory', redundant: true };
