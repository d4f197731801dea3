/** Link, with what it is linked to: targeted as it is played (`playing-cards/effect.ts`), checked by the state checks. */
import type { Keyword } from './keyword.ts';

export const link: Keyword = { rule: 'kw-link' };
