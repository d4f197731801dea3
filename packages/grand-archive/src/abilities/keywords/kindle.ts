/** Kindle N: fire cards of the graveyard pay for part of its reserve cost (`playing-cards/legality.ts`). */
import type { Keyword } from './keyword.ts';

export const kindle: Keyword = { rule: 'kw-kindle' };
