/** Megamorph (702.37b). */
import { castFaceDown } from './casting-words.ts';
import type { Keyword } from './keyword.ts';

export const megamorph: Keyword = { rule: '702.37b', means: castFaceDown('morph') };
