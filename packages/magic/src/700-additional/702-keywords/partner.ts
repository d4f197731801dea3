/** Partner (702.124). Deck construction (903.13): `900-variants/903-commander`; in play it does nothing. */
import type { Keyword } from './keyword.ts';

export const partner: Keyword = { rule: '702.124' };
