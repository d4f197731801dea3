/** Imbue N, with an element or what the cards have to be: `playing-cards/play-card.ts`. */
import type { Keyword } from './keyword.ts';

export const imbue: Keyword = { rule: 'kw-imbue' };
