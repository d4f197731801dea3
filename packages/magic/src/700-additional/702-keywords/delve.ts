/** Delve (702.66). Exiling cards for mana: `100-game/118-costs/help.ts`. */
import type { Keyword } from './keyword.ts';

export const delve: Keyword = { rule: '702.66' };
