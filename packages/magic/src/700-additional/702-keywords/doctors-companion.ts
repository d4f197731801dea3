/** Doctor's companion (702.124m). Deck construction: `900-variants/903-commander`; in play it does nothing. */
import type { Keyword } from './keyword.ts';

export const doctorsCompanion: Keyword = { rule: '702.124m' };
