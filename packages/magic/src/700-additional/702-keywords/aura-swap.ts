/** Aura swap (702.65). 702.65b: if the card cannot be put where this Aura is, nothing happens. */
import type { Selector } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { all, costOf, FOUND, IS_CARD, THIS, YOU } from './words.ts';

const HOST: Selector = { kind: 'host', of: THIS };

const AURA = { kind: 'subtype', type: 'Aura' } as const;

export const auraSwap: Keyword = {
  rule: '702.65',
  means: (k) => [
    {
      kind: 'activated',
      keyword: 'aura swap',
      cost: costOf(k),
      actions: [
        {
          do: 'if',
          condition: {
            kind: 'matches',
            what: THIS,
            where: all({ kind: 'in', zones: ['battlefield'] }, { kind: 'ownedBy', who: YOU }),
          },
          then: [
            { do: 'let', name: 'host', objects: HOST },
            {
              do: 'choose',
              from: { kind: 'each', zones: ['hand'], where: all(IS_CARD, AURA, { kind: 'ownedBy', who: YOU }) },
              min: 0,
              max: 1,
              as: 'chosen',
            },
            {
              do: 'move',
              what: { kind: 'var', name: 'chosen' },
              to: { zone: 'battlefield', attachedTo: { kind: 'var', name: 'host' } },
              as: 'found',
            },
            {
              do: 'if',
              condition: { kind: 'exists', what: { kind: 'each', where: { kind: 'is', what: FOUND } } },
              then: [{ do: 'move', what: THIS, to: { zone: 'hand' } }],
            },
          ],
        },
      ],
    },
  ],
};
