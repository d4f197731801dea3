import { describe, expect, it } from 'vitest';
import { patternOf } from '../../src/card/pattern.ts';
import { tongueOf } from '../../src/card/tongue.ts';
import { cardLabel } from '../../src/games/magic/card/card-label.ts';
import { type Drawn, frameOf } from '../../src/games/magic/card/drawn.ts';
import { glyphsOf } from '../../src/games/magic/card/glyph.ts';
import { allGlyphs } from '../../src/games/magic/card/glyphs/index.ts';
import { spokenSymbols } from '../../src/games/magic/card/symbols.ts';
import { en } from '../../src/games/magic/words/en/index.ts';
import { ja } from '../../src/games/magic/words/ja/index.ts';
import { zhs } from '../../src/games/magic/words/zhs/index.ts';
import { outlines } from '../../vite/glyphs.ts';

const drawn = (changes: Partial<Drawn>): Drawn => ({
  name: 'Moss Keeper',
  card: 'Moss Keeper',
  cost: '{1}{G}',
  colors: ['green'],
  types: ['creature'],
  subtypes: ['Elf'],
  typeLine: 'Creature — Elf',
  text: [],
  power: 1,
  toughness: 3,
  loyalty: null,
  defense: null,
  ...changes,
});

describe('A frame', () => {
  it.each<[string, Partial<Drawn>]>([
    ['G', {}],
    ['WG', { colors: ['green', 'white'] }],
    ['M', { colors: ['green', 'white', 'red'] }],
    ['A', { colors: [], types: ['artifact'] }],
    ['C', { colors: [], types: ['creature'] }],
    ['L', { colors: [], types: ['land'], text: [{ words: '{T}: Add {C}.', given: false }] }],
    ['U', { colors: [], types: ['land'], subtypes: ['Island'] }],
    ['BR', { colors: [], types: ['land'], text: [{ words: '{T}: Add {B} or {R}.', given: false }] }],
    ['D', { hidden: true }],
  ])('is %s by what the card is', (frame, changes) => expect(frameOf(drawn(changes))).toBe(frame));
});

describe('A picture', () => {
  it('has only glyphs that there are', () => {
    const all = outlines(allGlyphs());
    for (const outline of Object.values(all)) expect(outline).toMatch(/^M/i);
  });

  it('shows what a creature is and what another card is called', () => {
    const bear = { card: 'Runeclaw Bear', types: ['creature'], subtypes: ['Bear'], colors: ['G'] };
    expect(['bear-head', 'bear-face']).toContain(glyphsOf(bear)[0]);
    expect(glyphsOf({ card: 'Sudden Fire', types: ['instant'], subtypes: [], colors: ['R'] })[0]).toBe('flame');
    expect(glyphsOf({ card: 'Harvestmoon', types: ['sorcery'], subtypes: [], colors: ['W'] })[0]).toBe('sickle');
  });

  it('is the same for the same card, and there is one for every card', () => {
    const odd = { card: 'constructor', types: [], subtypes: ['toString'], colors: [] };
    expect(glyphsOf(odd)).toEqual(glyphsOf(odd));
    expect(glyphsOf(odd).length).toBeGreaterThan(0);
    expect(patternOf(12345, false)).toBe(patternOf(12345, false));
    expect(patternOf(12345, true)).not.toContain('NaN');
  });
});

describe('What is heard', () => {
  it('of symbols are their names', () => {
    expect(spokenSymbols('{2}{G/W}{R/P}{T}{X}', en.card.symbols)).toBe('2, green or white, red or 2 life, tap, X');
    expect(spokenSymbols('{2/U}{C}', zhs.card.symbols)).toBe('2或蓝，无色');
    expect(spokenSymbols('{2/U}{R/P}{C}', ja.card.symbols)).toBe('2または青、赤または2点のライフ、無色');
  });

  it('of a card is all that is to be seen of it', () => {
    const changed = drawn({
      power: 3,
      toughness: 5,
      printed: { power: 1, toughness: 3 },
      tapped: true,
      damage: 2,
      counters: [{ kind: '+1/+1', words: '+1/+1', count: 2 }],
      text: [{ words: '{T}: Add {G}.', given: false }],
    });
    expect(cardLabel(changed, en.card)).toBe(
      'Moss Keeper, Creature — Elf, 3/5 (printed 1/3), tapped, 2 damage, 2 +1/+1 counters',
    );
    expect(cardLabel(changed, en.card, { whole: true })).toContain('cost 1, green');
    expect(cardLabel(changed, en.card, { whole: true })).toContain('tap: Add green.');
  });

  it('of a card that is not seen gives nothing away', () => {
    const hidden = drawn({ hidden: true, name: '', power: null, toughness: null, typeLine: 'Creature — Elf' });
    expect(cardLabel(hidden, en.card)).toBe('A card that you do not see');
  });
});

it.each([
  ['Grizzly Bears', 'en'],
  ['When this creature dies, draw a card.', 'en'],
  ['灰色熊', undefined],
  ['{T}：{G}を加える', undefined],
  ['{T}: +1/+1', undefined],
])('The words on a card are in their own language: %s', (words, tongue) => expect(tongueOf(words)).toBe(tongue));
