/** Indestructible (702.12). It cannot be destroyed: `700.1-events/permanents.ts`, and `704.5f-creatures.ts` for damage. */
import type { Keyword } from './keyword.ts';

export const indestructible: Keyword = { rule: '702.12' };
