/** Morph (702.37). */
import { castFaceDown } from './casting-words.ts';
import type { Keyword } from './keyword.ts';

export const morph: Keyword = { rule: '702.37', means: castFaceDown('morph') };
