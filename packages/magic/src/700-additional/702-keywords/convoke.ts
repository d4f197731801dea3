/** Convoke (702.51). Tapping creatures for mana: `100-game/118-costs/help.ts`. */
import type { Keyword } from './keyword.ts';

export const convoke: Keyword = { rule: '702.51' };
