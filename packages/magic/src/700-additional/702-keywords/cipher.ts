/** Cipher (702.99). 702.99a: the creature has the ability by way of a keyword of its own, which it can lose. */
import type { Selector } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { all, CREATURE, IS_ON_CARD, PLAYER, THIS, triggered, YOURS } from './words.ts';

const CHOSEN: Selector = { kind: 'var', name: 'chosen' };

const ENCODED: Selector = { kind: 'noted', key: 'cipher' };

export const cipher: Keyword = {
  rule: '702.99',
  means: () => [
    {
      kind: 'spell',
      actions: [
        {
          do: 'if',
          condition: IS_ON_CARD,
          then: [
            { do: 'choose', from: { kind: 'each', where: all(CREATURE, YOURS) }, min: 0, max: 1, as: 'chosen' },
            {
              do: 'if',
              condition: { kind: 'exists', what: CHOSEN },
              then: [{ do: 'move', what: THIS, to: { zone: 'exile', remembers: { key: 'cipher', objects: CHOSEN } } }],
            },
          ],
        },
      ],
    },
    {
      kind: 'static',
      zones: ['exile'],
      effects: [
        {
          kind: 'modify',
          what: { kind: 'each', where: { kind: 'is', what: ENCODED } },
          changes: [{ kind: 'gain', ability: { kind: 'keyword', keyword: 'encoded' } }],
        },
      ],
    },
    triggered(
      'cipher',
      {
        on: 'damage',
        source: all({ kind: 'is', what: ENCODED }, { kind: 'keyword', keyword: 'encoded' }),
        to: PLAYER,
        combat: true,
      },
      [
        {
          do: 'cast',
          who: { kind: 'controller', of: { kind: 'event', role: 'source' } },
          what: THIS,
          free: true,
          copies: true,
        },
      ],
      { zones: ['exile'] },
    ),
  ],
};
