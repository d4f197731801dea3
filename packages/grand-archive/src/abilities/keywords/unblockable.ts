/** Unblockable: its attacks cannot be intercepted and ignore taunt (`turn-order/combat`, `actions/combat.ts`). */
import type { Keyword } from './keyword.ts';

export const unblockable: Keyword = { rule: 'kw-unblockable', redundant: true };
