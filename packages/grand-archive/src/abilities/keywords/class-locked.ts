/** Class Locked: the card cannot be played unless the champion has its class (`playing-cards/legality.ts`). */
import type { Keyword } from './keyword.ts';

export const classLocked: Keyword = { rule: 'kw-class-locked' };
