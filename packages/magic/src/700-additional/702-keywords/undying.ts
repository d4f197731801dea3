/** Undying (702.93). */

import type { Keyword } from './keyword.ts';
import { comesBackWith } from './words.ts';

export const undying: Keyword = { rule: '702.93', means: () => [comesBackWith('undying', '+1/+1')] };
