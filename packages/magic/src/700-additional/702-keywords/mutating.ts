/** Mutating (702.140a). What a spell has that was cast for its mutate cost (`mutate.ts`). */
import type { Keyword } from './keyword.ts';

export const mutating: Keyword = { rule: '702.140a' };
