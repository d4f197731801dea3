import { inOrder } from '@rulewright/cards';
import { bundled, type ImportedCard, ImportedCards, importCard } from '@rulewright/cards/magic';
import { type PlayerId, SaveError, zoneObjects } from '@rulewright/kernel';
import { COMMAND, characteristics, type G, LIBRARY, PLANAR_DECK } from '@rulewright/magic';
import { describe, expect, test } from 'vitest';
import { readGameStart } from '../src/index.ts';
import { beginGame } from '../src/magic/index.ts';

const seats = (deck: object) => ({ seed: 3, first: 0, players: ['Ann', 'Bob'].map((name) => ({ name, deck })) });
const parts = {
  main: [[60, 'Forest']],
  sideboard: [[15, 'Arbor Elf']],
  commander: [[1, 'Yeva, Nature’s Herald']],
};
const namesIn = (g: G, zone: number): readonly string[] =>
  zoneObjects(g, zone, 0 as PlayerId).map((id) => characteristics(g, id).name);

describe('what a game begins with', () => {
  test('is a deck by its parts', () => {
    expect(readGameStart(seats({ name: 'Elves', parts })).players[0]?.deck).toEqual({ name: 'Elves', parts });
  });

  test('was once a deck of one list, which is its main part', () => {
    const { players, seed } = readGameStart(seats({ name: 'Elves', cards: parts.main }));
    expect(players[1]).toEqual({ name: 'Bob', deck: { name: 'Elves', parts: { main: parts.main } } });
    expect(seed).toBe(3);
  });

  test.each([
    ['no parts', {}],
    ['no main part', { parts: { sideboard: [] } }],
    ['a part that is no list', { parts: { main: [], sideboard: 'Fog' } }],
    ['a count that is none', { parts: { main: [['four', 'Fog']] } }],
    ['more than anybody means', { parts: { main: [[1001, 'Fog']] } }],
    ['a card without a name', { parts: { main: [[4]] } }],
    ['a thousand million of a card', { parts: { main: [[1e9, 'Forest']] } }],
    ['more cards in all than anybody means', { parts: { main: Array(11).fill([1000, 'Forest']) } }],
    ['a card with more than a name', { parts: { main: [[4, 'Fog', 'Fog']] } }],
    ['a name of a thousand letters', { parts: { main: [[4, 'F'.repeat(1000)]] } }],
    ['a part that is none', { parts: JSON.parse('{"main": [], "__proto__": []}') }],
  ])('is refused with %s', (_, deck) => {
    expect(() => readGameStart(seats({ name: 'Odd', ...deck }))).toThrow(SaveError);
  });
});

describe('a start that is no start', () => {
  const start = seats({ name: 'Elves', parts });
  test.each([
    ['nothing', null],
    ['a list', []],
    ['no seed', { players: start.players }],
    ['someone first who does not play', { ...start, first: 2 }],
    ['a format that is no word', { ...start, format: {} }],
    ['a bot that is no word', { ...start, players: [{ ...start.players[0], bot: [] }] }],
    ['nine players', { ...start, players: Array(9).fill(start.players[0]) }],
  ])('is refused with its place: %s', (_, data) => {
    expect(() => readGameStart(data)).toThrow(/^setup/);
  });

  test.each(['__proto__', 'constructor', 'toString', 'nonesuch'])('knows no format or profile %s', (name) => {
    for (const key of ['format', 'profile'])
      expect(() => beginGame(readGameStart({ ...start, [key]: name }), bundled)).toThrow(`"${name}" is none of`);
  });
});

describe("Magic's decks", () => {
  test('100.4: a sideboard is not played; where commanders have no role, one is a card of the deck', () => {
    const { g } = beginGame(readGameStart(seats({ name: 'Elves', parts })), bundled);
    const library = new Set(g.pool.cards.map(({ name }) => name));
    expect(library).toEqual(new Set(['Forest', "Yeva, Nature's Herald"]));
    expect(namesIn(g, COMMAND)).toEqual([]);
  });

  test('903.6: in a Commander game the commander begins in the command zone', () => {
    const start = { ...readGameStart(seats({ name: 'Elves', parts })), format: 'commander' };
    const { g } = beginGame(start, bundled);
    expect(namesIn(g, COMMAND)).toEqual(["Yeva, Nature's Herald", "Yeva, Nature's Herald"]);
    expect(new Set(namesIn(g, LIBRARY))).toEqual(new Set(['Forest']));
  });
});

describe('nontraditional cards of a list', () => {
  const odd = new ImportedCards();
  for (let i = 0; i < 10; i++)
    odd.add(
      importCard({
        name: `Far Field ${i}`,
        type_line: 'Plane — Meadowrun',
        oracle_text: 'Whenever chaos ensues, draw a card.',
      }) as ImportedCard,
    );
  odd.add(importCard({ name: 'Old Warden', type_line: 'Vanguard', oracle_text: 'Hand +1, life -2' }) as ImportedCard);
  const deck = {
    name: 'Far',
    parts: {
      main: [
        [60, 'Forest'],
        [1, 'Old Warden'],
        ...Array.from({ length: 10 }, (_, i): [number, string] => [1, `Far Field ${i}`]),
      ],
    },
  };

  test('are a planar deck, and a vanguard in the command zone', () => {
    const { g } = beginGame(readGameStart({ ...seats(deck), format: 'planechase' }), inOrder(odd, bundled));
    expect(zoneObjects(g, PLANAR_DECK, 0 as PlayerId)).toHaveLength(10);
    expect(zoneObjects(g, LIBRARY, 0 as PlayerId).length).toBe(52);
    expect(namesIn(g, COMMAND)).toContain('Old Warden');
    expect(g.state.game.totals[0]?.life).toBe(18);
  });
});
