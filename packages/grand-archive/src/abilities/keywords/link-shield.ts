/** Link Shield: a Link whose object is destroyed or sacrificed instead of what it is linked to. */
import type { Filter, Selector } from '@rulewright/language/grand-archive';
import type { Keyword } from './keyword.ts';
import { THIS } from './words.ts';

const LINKED: Filter = { kind: 'is', what: { kind: 'host', of: THIS } };
const IT: Selector = { kind: 'event', role: 'object' };

export const linkShield: Keyword = {
  rule: 'kw-link-shield',
  means: () => [
    {
      kind: 'replacement',
      on: { on: 'destroy', what: LINKED, sacrificed: false },
      instead: {
        kind: 'instead',
        actions: [
          // Only temporary damage is removed.
          {
            do: 'if',
            condition: { kind: 'matches', what: IT, where: { kind: 'not', of: { kind: 'type', type: 'champion' } } },
            then: [{ do: 'heal', what: IT }],
          },
          { do: 'destroy', what: THIS },
        ],
      },
    },
    {
      kind: 'replacement',
      on: { on: 'sacrifice', what: LINKED },
      instead: {
        kind: 'instead',
        actions: [{ do: 'sacrificeObjects', what: THIS, who: { kind: 'controller', of: THIS } }],
      },
    },
  ],
};
