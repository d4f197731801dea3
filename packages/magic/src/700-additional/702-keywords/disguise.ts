/** Disguise (702.168). */
import { castFaceDown } from './casting-words.ts';
import type { Keyword } from './keyword.ts';

export const disguise: Keyword = { rule: '702.168', means: castFaceDown('disguise') };
