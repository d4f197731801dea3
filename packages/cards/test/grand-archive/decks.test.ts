// The decks that come with Grand Archive: legal in their format, of bundled cards, two for each class, and different; and lists of decks as people write them.
import { describe, expect, test } from 'vitest';
import { deckProblems, decks, findCard, readDecklist } from '../../src/grand-archive/index.ts';
import { countOf } from '../../src/index.ts';

const classesOf = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const front = findCard(name)?.faces[0];
    return front?.types.includes('champion') === true && front.level !== 0 ? (front.classes ?? []) : [];
  });

describe('the bundled decks', () => {
  test.each(decks.map((deck) => [deck.name, deck] as const))(
    '%s is legal and made of bundled cards',
    (_, { parts, format }) => {
      expect(deckProblems(parts, format === 'pantheon' ? format : 'standard', findCard)).toEqual([]);
      const names = Object.values(parts).flatMap((cards) => cards.map(([, name]) => name));
      expect(names.filter((name) => findCard(name) === undefined)).toEqual([]);
      expect(countOf(parts.main)).toBe(60);
      // Nothing is listed that is not in it, and of the material deck there is one of each.
      expect(Object.values(parts).flatMap((cards) => cards.filter(([count]) => count < 1))).toEqual([]);
      expect(new Set(parts.material.map(([count]) => count))).toEqual(new Set([1]));
    },
  );

  test('there are at least two for each class', () => {
    const counts = new Map<string, number>();
    for (const { parts } of decks.filter(({ format }) => format === undefined))
      for (const of of new Set(classesOf(parts.material.map(([, name]) => name))))
        counts.set(of, (counts.get(of) ?? 0) + 1);
    for (const of of ['assassin', 'cleric', 'guardian', 'mage', 'ranger', 'tamer', 'warrior'])
      expect([of, (counts.get(of) ?? 0) >= 2]).toEqual([of, true]);
  });

  test('each player of Pantheon can have another (boons 1: three or four play)', () => {
    expect(decks.filter(({ format }) => format === 'pantheon').length).toBeGreaterThanOrEqual(4);
  });

  test('no two share more than half of their cards, and each says how it plays', () => {
    for (const [i, a] of decks.entries()) {
      expect(a.plays.en).toMatch(/^[A-Z].*\.$/);
      expect(a.plays.zhs).toMatch(/。$/);
      expect(a.plays.ja).toMatch(/^[^A-Za-z]+[ぁ-ゖ]。$/u);
      for (const b of decks.slice(i + 1)) {
        expect(b.name).not.toBe(a.name);
        const theirs = new Map(b.parts.main.map(([n, name]) => [name, n]));
        const shared = a.parts.main.reduce((sum, [n, name]) => sum + Math.min(n, theirs.get(name) ?? 0), 0);
        expect([a.name, b.name, shared <= 30]).toEqual([a.name, b.name, true]);
      }
    }
  });
});

describe('lists', () => {
  test('a list has a main and a material deck, a sideboard and boons', () => {
    const { list, problems } = readDecklist(
      [
        'Name: Small Fires',
        'Material Deck (2)',
        '1 Spirit of Fire',
        '1 Lorraine, Wandering Warrior',
        '',
        'Main Deck',
        'Allies (4)',
        '4 Banner Knight (DOA)',
        '素材库',
        '1 Training Sword',
        'Sideboard:',
        '2x Clean Cut',
        'Boons',
        '1 Lesser Boon of Apollo',
        'what is this',
      ].join('\n'),
    );
    expect(list).toEqual({
      name: 'Small Fires',
      parts: {
        main: [[4, 'Banner Knight']],
        material: [
          [1, 'Spirit of Fire'],
          [1, 'Lorraine, Wandering Warrior'],
          [1, 'Training Sword'],
        ],
        sideboard: [[2, 'Clean Cut']],
        boons: [[1, 'Lesser Boon of Apollo']],
      },
    });
    expect(problems).toEqual([{ line: 15, text: 'what is this', code: 'not-a-card-line' }]);
  });

  test('each bundled deck can be written down and read again', () => {
    for (const { name, parts } of decks) {
      const written = Object.entries(parts).flatMap(([part, cards]) => [
        part,
        ...cards.map(([count, card]) => `${count} ${card}`),
      ]);
      expect(readDecklist([`Name: ${name}`, ...written].join('\n'))).toEqual({ list: { name, parts }, problems: [] });
    }
  });
});
