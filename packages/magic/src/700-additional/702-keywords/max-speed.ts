/** Max speed (702.178). */
import { whileTrue } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { YOU } from './words.ts';

export const maxSpeed: Keyword = {
  rule: '702.178',
  needs: 'ability',
  means: (k) => whileTrue(k, { kind: 'compare', value: { kind: 'speed', of: YOU }, is: { op: '≥', to: 4 } }),
};
