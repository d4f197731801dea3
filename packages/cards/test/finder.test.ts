import { describe, expect, it } from 'vitest';
import { before, bundled, type Found, ImportedCards } from '../src/magic/index.ts';

const face = { name: 'Murder', manaCost: '{1}{B}{B}', typeLine: 'Instant' };

const theirs = (text: string): ImportedCards => {
  const cards = new ImportedCards();
  cards.add({ source: { name: 'Murder', layout: 'normal', faces: [{ ...face, text }] }, names: {} });
  cards.add({
    source: { name: 'Moss Bed', layout: 'normal', faces: [{ name: 'Moss Bed', typeLine: 'Land', text }] },
    names: {},
  });
  return cards;
};

const card = (found: Found | undefined): unknown => (found !== undefined && 'card' in found ? found.card : found);
const ours = card(bundled.find('Murder'));

describe("A card of the user's file", () => {
  it('comes before the bundled one of its name', () => {
    const found = card(before(theirs('You lose 1 life.'), bundled).find('Murder'));
    expect(found).not.toEqual(ours);
    expect(found).toMatchObject({ name: 'Murder' });
  });

  it('leaves the bundled one in its place if it means the same', () => {
    expect(card(before(theirs('Destroy target creature.'), bundled).find('Murder'))).toBe(ours);
  });

  it('leaves the bundled one in its place if it cannot be read', () => {
    expect(card(before(theirs('Frobnicate target creature.'), bundled).find('Murder'))).toBe(ours);
  });

  it('is refused if there is no other', () => {
    expect(before(theirs('Frobnicate it.'), bundled).find('Moss Bed')).toMatchObject({
      refusals: [{ reason: 'unread' }],
    });
  });
});
