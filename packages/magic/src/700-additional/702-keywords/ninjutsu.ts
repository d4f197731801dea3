/** Ninjutsu (702.49). */
import { swapAttacker } from './activated-words.ts';
import type { Keyword } from './keyword.ts';

export const ninjutsu: Keyword = { rule: '702.49', means: (k) => [swapAttacker('ninjutsu', k, ['hand'])] };
