/** Starcalling, with its cost: a card that is looked at while glimpsing may be activated for it (`actions/star-and-aether.ts`). */
import type { Keyword } from './keyword.ts';

export const starcalling: Keyword = { rule: 'kw-starcalling' };
