/** Improvise (702.126). Tapping artifacts for mana: `100-game/118-costs/help.ts`. */
import type { Keyword } from './keyword.ts';

export const improvise: Keyword = { rule: '702.126' };
