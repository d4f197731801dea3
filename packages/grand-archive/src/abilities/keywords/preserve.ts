/** Preserve: a destroyed object's card goes from the graveyard to the material deck, any other card as it leaves the stack. */
import type { Filter, Selector } from '@rulewright/language/grand-archive';
import type { Keyword } from './keyword.ts';
import { IS_THIS, THIS, thisIs } from './words.ts';

const BECOMES_NO_OBJECT: Filter = {
  kind: 'any',
  of: [
    { kind: 'type', type: 'action' },
    { kind: 'type', type: 'attack' },
  ],
};

const ITS_CARD: Selector = {
  kind: 'filter',
  of: { kind: 'became', of: THIS },
  where: { kind: 'in', zones: ['graveyard'] },
};

export const preserve: Keyword = {
  rule: 'kw-preserve-preserved',
  redundant: true,
  means: () => [
    {
      kind: 'triggered',
      on: { on: 'destroy', what: IS_THIS },
      // Preserve 1.1: not if it was banished instead.
      condition: { kind: 'exists', what: ITS_CARD },
      keyword: 'preserve',
      actions: [{ do: 'move', what: ITS_CARD, to: { zone: 'materialDeck', properties: ['preserved'] } }],
    },
    {
      // Resolution 11.1: also if it is negated. Preserve 2.1: where it would be banished, its controller chooses which comes first.
      kind: 'replacement',
      on: { on: 'move', what: IS_THIS, from: ['stack', 'intent'], to: ['graveyard'] },
      condition: thisIs({ kind: 'all', of: [{ kind: 'card' }, BECOMES_NO_OBJECT] }),
      instead: { kind: 'change', zone: 'materialDeck', properties: ['preserved'] },
    },
  ],
};
