import type { SourceCard } from '@rulewright/text/magic';
import { describe, expect, it } from 'vitest';
import { pastedCard } from '../../src/games/magic/engine/cards/pasted.ts';
import { readCard, suggestionsFor } from '../../src/games/magic/engine/cards/reading.ts';

const card = (text: string, typeLine = 'Creature — Elf'): SourceCard => ({
  name: 'Moss Keeper',
  layout: 'normal',
  faces: [{ name: 'Moss Keeper', manaCost: '{1}{G}', typeLine, text, power: '1', toughness: '3' }],
});

describe('Reading a card', () => {
  it('gives every word with the rules that read it', () => {
    const read = readCard(card('Reach\n{T}: Add {G}.'), 'en');
    const [reach, tap] = read.lines[0] ?? [];
    expect(reach).toMatchObject({ words: [{ words: 'Reach' }] });
    expect(tap !== undefined && 'words' in tap && tap.words.map(({ words }) => words).join('')).toBe('{T}:Add{G}.');
    expect(read.grade).toMatchObject({ compiled: true, roundTrips: true, missing: [] });
  });

  it('marks where it stops, and still reads the other lines', () => {
    const text = 'Reach (It can block creatures with flying.)\nWhen this creature enters, frobnicate a card.';
    const read = readCard(card(text), 'en');
    const [reach, stopped] = read.lines[0] ?? [];
    expect(reach).toMatchObject({ words: [{ words: 'Reach' }] });
    if (stopped === undefined || 'words' in stopped) throw new Error('the line was read');
    expect(stopped.text.slice(stopped.from, stopped.to)).toBe('frobnicate a card');
    expect(stopped.suggestions.length).toBeGreaterThan(0);
    expect(read.card).toBeNull();
  });

  it('says what is wrong outside the text', () => {
    const read = readCard(card('Reach', 'Frobnicator — Elf'), 'en');
    expect(read.refusals).toMatchObject([{ reason: 'type line' }]);
  });

  it.each([
    ['zhs', '生物～妖精'],
    ['zht', '生物～妖精'],
    ['ja', 'クリーチャー — エルフ'],
  ] as const)('keeps the wording and prints the rest in the language: %s', (lang, typeLine) => {
    const [face] = readCard(card('Reach'), lang).faces;
    expect(face).toMatchObject({ typeLine, text: [{ words: 'Reach' }], textLang: 'en' });
  });
});

describe('A hint', () => {
  it('is how other cards go on, the most common first', () => {
    const [first, second] = suggestionsFor('When this creature enters, ');
    expect(first?.cards).toBeGreaterThanOrEqual(second?.cards ?? 0);
    expect(first?.words).not.toBe('');
  });
});

describe('A pasted card', () => {
  it('is read from lines', () => {
    const text = 'Moss Keeper {1}{G}\r\nLegendary Creature — Elf Druid\r\nReach\r\n{T}: Add {G}.\r\n*/1+*';
    expect(pastedCard(text)).toEqual({
      name: 'Moss Keeper',
      layout: 'normal',
      faces: [
        {
          name: 'Moss Keeper',
          manaCost: '{1}{G}',
          typeLine: 'Legendary Creature — Elf Druid',
          text: 'Reach\n{T}: Add {G}.',
          power: '*',
          toughness: '1+*',
        },
      ],
    });
  });

  it('may have its cost on a line of its own, and loyalty', () => {
    expect(
      pastedCard('The Walker\n{3}{U}\nLegendary Planeswalker — Walker\n+1: Draw a card.\nLoyalty: 4'),
    ).toMatchObject({
      faces: [{ manaCost: '{3}{U}', text: '+1: Draw a card.', loyalty: '4' }],
    });
  });

  it('may be an entry of a card file', () => {
    const entry = { name: 'Spark', type_line: 'Instant', oracle_text: 'Draw a card.', mana_cost: '{U}' };
    expect(pastedCard(JSON.stringify(entry))).toMatchObject({ name: 'Spark', faces: [{ typeLine: 'Instant' }] });
  });

  it('is none if there is nothing', () => expect(pastedCard(' \n ')).toBeNull());
});
