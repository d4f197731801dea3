/** Umbra armor (702.89). */
import type { Selector } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { THIS } from './words.ts';

const HOST: Selector = { kind: 'host', of: THIS };

export const umbraArmor: Keyword = {
  rule: '702.89',
  means: () => [
    {
      kind: 'replacement',
      on: { on: 'destroy', what: { kind: 'is', what: HOST } },
      instead: {
        kind: 'instead',
        actions: [
          { do: 'heal', what: HOST },
          { do: 'destroy', what: THIS },
        ],
      },
    },
  ],
};
