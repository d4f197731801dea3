/** Aethercalling: what it lets a player do belongs to glimpsing (`actions/star-and-aether.ts`). */
import type { Keyword } from './keyword.ts';

export const aethercalling: Keyword = { rule: 'kw-aethercalling' };
