/** What a cost cannot say is refused: nothing of it is lost. */

import { expect, test } from 'vitest';
import { compileCard } from '../../src/grand-archive/index.ts';

const isRead = (cost: string): boolean =>
  'card' in
  compileCard({
    slug: 'test-card',
    name: 'Test Card',
    faces: [
      {
        name: 'Test Card',
        types: ['action'],
        elements: ['norm'],
        cost: { kind: 'reserve', amount: 1 },
        text: `As an additional cost to activate this card, ${cost}.\n\nDraw a card.`,
      },
    ],
  });

test.each(['sacrifice an ally', 'banish a random card from your memory', 'reveal a card from your memory'])(
  '%s',
  (cost) => expect(isRead(cost)).toBe(true),
);

test.each([
  'sacrifice a random ally',
  'sacrifice an ally from your graveyard',
  'reveal a random card from your memory',
])('%s: not understood', (cost) => expect(isRead(cost)).toBe(false));
