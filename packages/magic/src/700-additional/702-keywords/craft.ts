/** Craft (702.167). The materials are what it is crafted with; with a number, so many; 702.167c: the permanent remembers them. */
import { activated } from './activated-words.ts';
import type { Keyword } from './keyword.ts';
import { ANOTHER, all, amountOf, CREATURE, costOf, IS_THIS } from './words.ts';

export const craft: Keyword = {
  rule: '702.167',
  means: (k) => [
    activated('craft', {
      timing: 'sorcery',
      cost: [
        ...costOf(k),
        { kind: 'exile', what: IS_THIS, from: 'battlefield', count: 1, as: 'crafted' },
        {
          kind: 'exile',
          what: all(k.what ?? CREATURE, ANOTHER),
          from: 'battlefield',
          orFrom: ['graveyard'],
          count: amountOf(k),
          ...(k.word === 'or more' ? { orMore: true } : {}),
          as: 'materials',
        },
      ],
      actions: [
        {
          do: 'move',
          what: { kind: 'var', name: 'crafted' },
          to: {
            zone: 'battlefield',
            transformed: true,
            controller: { kind: 'owner', of: { kind: 'var', name: 'crafted' } },
            remembers: {
              key: 'craft',
              objects: { kind: 'became', of: { kind: 'var', name: 'materials' } },
            },
          },
        },
      ],
    }),
  ],
};
