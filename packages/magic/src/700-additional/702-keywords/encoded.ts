/** Encoded (702.99b). What a creature has on which a card with cipher is encoded (`cipher.ts`). */
import type { Keyword } from './keyword.ts';

export const encoded: Keyword = { rule: '702.99b' };
