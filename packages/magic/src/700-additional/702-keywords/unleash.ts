/** Unleash (702.98). */

import type { Keyword } from './keyword.ts';
import { entersWith, has, THIS } from './words.ts';

export const unleash: Keyword = {
  rule: '702.98',
  means: () => [
    { ...entersWith('+1/+1', 1), optional: true },
    { kind: 'static', condition: has('+1/+1'), effects: [{ kind: 'cant', action: 'block', what: THIS }] },
  ],
};
