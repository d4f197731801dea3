/** Daybound (702.145). 702.145b: if it is night it enters transformed; the rest is in `731-day-night.ts`. */
import type { Keyword } from './keyword.ts';

export const daybound: Keyword = {
  rule: '702.145',
  means: () => [
    {
      kind: 'replacement',
      on: { on: 'move', what: { kind: 'is', what: { kind: 'this' } }, to: ['battlefield'] },
      condition: { kind: 'dayNight', is: 'night' },
      instead: { kind: 'enters', transformed: true },
    },
  ],
};
