/** Escape (702.138). */
import { fromGraveyard } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { costOf } from './words.ts';

export const escaping: Keyword = { rule: '702.138', means: (k) => [fromGraveyard('escape', costOf(k))] };
