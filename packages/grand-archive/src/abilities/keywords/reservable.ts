/** Reservable: it rests to pay for one of a reserve cost (`playing-cards/cost-kinds.ts`). */
import type { Keyword } from './keyword.ts';

export const reservable: Keyword = { rule: 'kw-reservable', redundant: true };
