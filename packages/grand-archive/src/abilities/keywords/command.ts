/** Command, with the kind of ally it is for: that ally is rested for it and performs the attack (`playing-cards/cost.ts`). */
import type { Keyword } from './keyword.ts';

export const command: Keyword = { rule: 'kw-command' };
