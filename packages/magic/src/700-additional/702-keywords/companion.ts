/** Companion (702.139). Who reveals one before the game begins: `100-game/103.2b-companions.ts`. */
import type { Keyword } from './keyword.ts';
import { THIS } from './words.ts';

/** The note on the card that its owner has revealed. */
export const COMPANION = 'companion';

/** 702.139a, 116.2g: once, for {3}, when a sorcery could be cast. */
export const companion: Keyword = {
  rule: '702.139',
  means: () => [
    {
      kind: 'activated',
      special: true,
      keyword: 'companion',
      zones: ['outside'],
      timing: 'sorcery',
      cost: [{ kind: 'mana', mana: '{3}' }],
      condition: { kind: 'compare', value: { kind: 'noted', key: COMPANION, on: THIS }, is: { op: '=', to: 1 } },
      actions: [{ do: 'move', what: THIS, to: { zone: 'hand' } }],
    },
  ],
};
