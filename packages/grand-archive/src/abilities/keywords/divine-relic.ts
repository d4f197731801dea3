/** Divine Relic: a material deck may have one card with it (construction of decks). */
import type { Keyword } from './keyword.ts';

export const divineRelic: Keyword = { rule: 'kw-divine-relic', redundant: true };
