/** Preserve: a destroyed object's card goes from the graveyard to the material deck, any other card as it leaves the stack. */
import type { Filter, ReplacementAbility, Zone } from '@rulewright/language/grand-archive';
import type { Keyword } from './keyword.ts';
import { IS_THIS, THIS, thisIs } from './words.ts';

const BECOMES_NO_OBJECT: Filter = {
  kind: 'any',
  of: [
    { kind: 'type', type: 'action' },
    { kind: 'type', type: 'attack' },
  ],
};

/** Resolution 11.1: also if it is negated. */
const asItLeaves = (to: readonly Zone[]): ReplacementAbility => ({
  kind: 'replacement',
  on: { on: 'move', what: IS_THIS, from: ['stack', 'intent'], to },
  condition: thisIs({ kind: 'all', of: [{ kind: 'card' }, BECOMES_NO_OBJECT] }),
  instead: { kind: 'change', zone: 'materialDeck', properties: ['preserved'] },
});

export const preserve: Keyword = {
  rule: 'kw-preserve-preserved',
  redundant: true,
  means: () => [
    {
      kind: 'triggered',
      on: { on: 'destroy', what: IS_THIS },
      keyword: 'preserve',
      actions: [
        {
          do: 'move',
          what: { kind: 'filter', of: { kind: 'became', of: THIS }, where: { kind: 'in', zones: ['graveyard'] } },
          to: { zone: 'materialDeck', properties: ['preserved'] },
        },
      ],
    },
    asItLeaves(['graveyard']),
    // Preserve 2.1: its controller chooses.
    { ...asItLeaves(['banishment']), optional: true },
  ],
};
