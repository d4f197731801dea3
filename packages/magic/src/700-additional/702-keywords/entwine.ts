/** Entwine (702.42). */
import { optionalCost } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { costOf } from './words.ts';

export const entwine: Keyword = { rule: '702.42', means: (k) => [optionalCost('entwine', costOf(k))] };
