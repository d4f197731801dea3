/** Ranged N: attacks of a distant unit get more power (`turn-order/combat/power.ts`); several add up. */
import type { Keyword } from './keyword.ts';

export const ranged: Keyword = { rule: 'kw-ranged' };
