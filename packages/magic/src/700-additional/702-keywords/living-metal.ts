/** Living metal (702.161). */
import type { Keyword } from './keyword.ts';

export const livingMetal: Keyword = {
  rule: '702.161',
  means: () => [
    {
      kind: 'static',
      condition: { kind: 'turnOf', who: { kind: 'you' } },
      effects: [
        {
          kind: 'modify',
          what: { kind: 'this' },
          changes: [{ kind: 'types', types: ['artifact', 'creature'] }],
        },
      ],
    },
  ],
};
