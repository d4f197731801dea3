/** First Boon: bestowed before the game begins. */
import type { Keyword } from './keyword.ts';

export const firstBoon: Keyword = { rule: 'kw-first-boon', redundant: true };
