/** Choose a background (702.124k). Deck construction: `900-variants/903-commander`; in play it does nothing. */
import type { Keyword } from './keyword.ts';

export const chooseABackground: Keyword = { rule: '702.124k' };
