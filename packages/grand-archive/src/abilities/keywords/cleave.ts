/** Cleave: the attack is at all that a player has (`turn-order/combat`). */
import type { Keyword } from './keyword.ts';

export const cleave: Keyword = { rule: 'kw-cleave', redundant: true };
