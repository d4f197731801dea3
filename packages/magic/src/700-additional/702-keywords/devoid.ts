/** Devoid (702.114). */

import type { Keyword } from './keyword.ts';
import { THIS } from './words.ts';

export const devoid: Keyword = {
  rule: '702.114',
  means: () => [
    {
      kind: 'static',
      defining: true,
      effects: [{ kind: 'modify', what: THIS, changes: [{ kind: 'colors', colors: [], set: true }] }],
    },
  ],
};
