/** Opening hand (103.6b). Read as the game begins: `100-game/103-start.ts`. */
import type { Keyword } from './keyword.ts';

export const openingHand: Keyword = { rule: '103.6b' };
