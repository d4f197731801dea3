/** Level Locked N: the card cannot be played unless the champion's base level is so high (`playing-cards/legality.ts`). */
import type { Keyword } from './keyword.ts';

export const levelLocked: Keyword = { rule: 'kw-level-locked' };
