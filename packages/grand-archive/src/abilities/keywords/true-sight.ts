/** True Sight: attacks with it can target what has stealth (`turn-order/combat/targets.ts`). */
import type { Keyword } from './keyword.ts';

export const trueSight: Keyword = { rule: 'kw-true-sight', redundant: true };
