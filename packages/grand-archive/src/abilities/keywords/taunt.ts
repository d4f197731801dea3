/** Taunt: while awake it has to be attacked before others (`turn-order/combat/targets.ts`). */
import type { Keyword } from './keyword.ts';

export const taunt: Keyword = { rule: 'kw-taunt', redundant: true };
