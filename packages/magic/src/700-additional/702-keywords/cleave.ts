/** Cleave (702.148). What becomes of its text: `600-effects/601-cast/cast-otherwise.ts`. */
import { castInstead } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { costOf } from './words.ts';

export const cleave: Keyword = { rule: '702.148', needs: 'ability', means: (k) => [castInstead('cleave', costOf(k))] };
