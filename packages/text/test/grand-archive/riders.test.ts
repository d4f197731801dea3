/** What limits an ability has to be about such an ability. */

import { expect, test } from 'vitest';
import { compileCard } from '../../src/grand-archive/index.ts';

const isRead = (text: string): boolean =>
  'card' in
  compileCard({
    slug: 'test-card',
    name: 'Test Card',
    faces: [{ name: 'Test Card', types: ['item'], elements: ['norm'], cost: { kind: 'reserve', amount: 1 }, text }],
  });

const TRIGGERED = 'At the beginning of your recollection phase, draw a card into your memory.';
const ACTIVATED = '(1): Draw a card.';

test.each(['only once', 'only twice', 'only thrice', 'only once per turn'])('of what happens %s', (often) => {
  expect(isRead(`${ACTIVATED} Activate this ability ${often}.`)).toBe(true);
  expect(isRead(`${TRIGGERED} Trigger this ability ${often}.`)).toBe(true);
  expect(isRead(`${TRIGGERED} Activate this ability ${often}.`)).toBe(false);
  expect(isRead(`${ACTIVATED} Trigger this ability ${often}.`)).toBe(false);
});
