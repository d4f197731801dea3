/** Commander ninjutsu (702.49d). 702.49d: a variant that works in the command zone too. */
import { swapAttacker } from './activated-words.ts';
import type { Keyword } from './keyword.ts';

export const commanderNinjutsu: Keyword = {
  rule: '702.49d',
  means: (k) => [swapAttacker('commander ninjutsu', k, ['hand', 'command'])],
};
