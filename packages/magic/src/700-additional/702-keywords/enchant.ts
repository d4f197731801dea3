/** Enchant (702.5). What it may be attached to: `701-actions/701.3-attachment.ts`, `614-replacement/616.1-replacements.ts`. */
import type { Keyword } from './keyword.ts';

export const enchant: Keyword = { rule: '702.5' };
