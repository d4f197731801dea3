/** Changeling (702.73). */

import type { Keyword } from './keyword.ts';
import { THIS } from './words.ts';

export const changeling: Keyword = {
  rule: '702.73',
  means: () => [
    {
      kind: 'static',
      defining: true,
      effects: [{ kind: 'modify', what: THIS, changes: [{ kind: 'everyCreatureType' }] }],
    },
  ],
};
