/** Persist (702.79). */

import type { Keyword } from './keyword.ts';
import { comesBackWith } from './words.ts';

export const persist: Keyword = { rule: '702.79', means: () => [comesBackWith('persist', '-1/-1')] };
