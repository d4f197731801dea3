/** Stealth: attacks cannot target it (`turn-order/combat/targets.ts`). */
import type { Keyword } from './keyword.ts';

export const stealth: Keyword = { rule: 'kw-stealth', redundant: true };
