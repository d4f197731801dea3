/** Critical N: combat damage is doubled unless opponents discard so many cards; several add up. */
import type { Keyword } from './keyword.ts';

export const critical: Keyword = { rule: 'kw-critical' };
