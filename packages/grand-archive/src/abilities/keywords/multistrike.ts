/** Multistrike N: so many more targets of the attack (`turn-order/combat/targets.ts`). */
import type { Keyword } from './keyword.ts';

export const multistrike: Keyword = { rule: 'kw-multistrike' };
