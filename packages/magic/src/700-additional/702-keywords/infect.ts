/** Infect (702.90). How its damage is dealt: `wither.ts`, and `700.1-events/permanents.ts` to players. */
import type { Keyword } from './keyword.ts';

export const infect: Keyword = { rule: '702.90' };
