import { describe, expect, it, test } from 'vitest';
import { cardLabel } from '../../src/games/grand-archive/card/card-label.ts';
import { bubbled, frameOf } from '../../src/games/grand-archive/card/drawn.ts';
import { ELEMENT_GLYPHS } from '../../src/games/grand-archive/card/elements.ts';
import { glyphsOf } from '../../src/games/grand-archive/card/glyph.ts';
import { allGlyphs } from '../../src/games/grand-archive/card/glyphs/index.ts';
import { partsOf, spokenText } from '../../src/games/grand-archive/card/symbols.ts';
import { en } from '../../src/games/grand-archive/words/en/index.ts';
import { ja } from '../../src/games/grand-archive/words/ja/index.ts';
import { zhs } from '../../src/games/grand-archive/words/zhs/index.ts';
import { outlines } from '../../vite/glyphs.ts';
import { named, seated } from './position.ts';

const { grandArchive } = en;

describe('The signs of a line', () => {
  it('are costs, numbers and bubbles, also where they are glued together', () => {
    expect(partsOf('[Class Bonus] {R2}, REST: +1POWER')).toEqual([
      { kind: 'bubble', words: 'Class Bonus' },
      { kind: 'words', words: ' ' },
      { kind: 'reserve', amount: '2' },
      { kind: 'words', words: ', ' },
      { kind: 'rest' },
      { kind: 'words', words: ': +1' },
      { kind: 'power' },
    ]);
  });

  it('are heard in words', () => {
    expect(spokenText('{M1}, [REST]: +1POWER', grandArchive.face)).toBe('memory 1, rest: +1 power');
    expect(spokenText('{R2}', zhs.grandArchive.face)).toBe('封存 2');
    expect(spokenText('{R2}', ja.grandArchive.face)).toBe('リザーブ2');
  });
});

describe('A picture', () => {
  it('has only glyphs that there are, and every element one of its own', () => {
    for (const outline of Object.values(outlines(allGlyphs()))) expect(outline).toMatch(/^M/i);
    expect(new Set(Object.values(ELEMENT_GLYPHS)).size).toBe(Object.keys(ELEMENT_GLYPHS).length);
  });

  it('shows the class of a champion, what an ally is, and what another card is called', () => {
    const fox = { slug: 'hedge-fox', card: 'Hedge Friend', types: ['ally'], subtypes: ['Fox'], classes: ['tamer'] };
    expect(glyphsOf(fox)[0]).toBe('fox-head');
    const spell = {
      slug: 'sudden-fire',
      card: 'Sudden Fire',
      types: ['action'],
      subtypes: ['Spell'],
      classes: ['mage'],
    };
    expect(glyphsOf(spell)[0]).toBe('flame');
    const champion = { slug: 'iva', card: 'Iva', types: ['champion'], subtypes: ['Human'], classes: ['warrior'] };
    expect(['sword-brandish', 'knight-banner', 'crossed-swords']).toContain(glyphsOf(champion)[0]);
  });

  it('is there for a card of nothing', () => {
    const odd = { slug: '', card: 'constructor', types: [], subtypes: ['toString'], classes: [] };
    expect(glyphsOf(odd).length).toBeGreaterThan(0);
  });
});

test.each([
  ['fire', { elements: ['norm', 'fire'] as const }],
  ['norm', { elements: [] }],
  ['D', { elements: ['fire'] as const, hidden: true }],
])('A frame is %s by its element', (frame, card) => expect(frameOf(card)).toBe(frame));

describe('A card in words', () => {
  const snapshot = seated(`players:
  Ann: {champion: "Iva, Road Blade", lineage: [Spirit of the Forge], hand: [Rising Swell]}
  Bob: {champion: Spirit of the Forge}
`).snapshot();
  const card = named(snapshot, 'Rising Swell');

  it('says its cost, its element, and that it is not enabled', () => {
    expect(cardLabel(card, grandArchive)).toBe(
      'Rising Swell, cost reserve 1, water, fast, not enabled: water, Action — Mage Spell',
    );
  });

  it('says which of its text does not exist now', () => {
    expect(card.text.map(({ exists }) => exists)).toEqual([true, false]);
    expect(cardLabel(card, grandArchive, { whole: true })).toMatch(/does not exist now: /);
    expect(card.text.map(bubbled)[1]).toBe('[Class Bonus] Draw a card.');
  });

  it('gives nothing away of a card that is not seen', () => {
    expect(cardLabel({ ...card, hidden: true, name: '' }, grandArchive)).toBe('A card that you do not see');
  });
});
