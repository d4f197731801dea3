/** What the basic rule book says of decks: statements that no scenario can state, by their ids in `rulings/ledger`. */
import { expect, test } from 'vitest';
import type { CardCount } from '../src/index.ts';
import { type DeckCard, type DeckFormat, deckProblems, findCard } from '../src/magic/index.ts';

const cardOf = (name: string): DeckCard | undefined => {
  const card = findCard(name);
  if (card === undefined) return undefined;
  const [{ supertypes = [], types }] = card.faces;
  return { basicLand: supertypes.includes('basic') && types.includes('land'), allowed: null };
};
const problems = (
  main: readonly CardCount[],
  sideboard: readonly CardCount[] = [],
  format: DeckFormat = 'constructed',
) => deckProblems({ main, sideboard, commander: [] }, format, cardOf);

const FOUR: CardCount = [4, 'Searing Spear'];

test('a deck of any colours, of one as of five, is a deck (core.overview.05, core.deck.01)', () => {
  expect(problems([[60, 'Mountain']])).toEqual([]);
  expect(problems(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((land) => [12, land]))).toEqual([]);
  expect(
    problems([
      [56, 'Mountain'],
      [4, 'Serra Angel'],
    ]),
  ).toEqual([]);
});

test('a deck has at least sixty cards, and may have more (core.deck.02, core.glossary.deck.01, core.glossary.constructed.02)', () => {
  expect(problems([[55, 'Mountain'], FOUR])).toEqual([{ code: 'too-few-cards', rule: '100.2a', count: 59, least: 60 }]);
  expect(problems([[56, 'Mountain'], FOUR])).toEqual([]);
  expect(problems([[246, 'Mountain'], FOUR])).toEqual([]);
});

test('at most four cards of a name, but any number of a basic land (core.deck.02, core.glossary.basic-land.09, core.glossary.basic-land.10, core.glossary.constructed.02)', () => {
  expect(
    problems([
      [55, 'Mountain'],
      [5, 'Searing Spear'],
    ]),
  ).toEqual([{ code: 'too-many-copies', rule: '100.2a', card: 'Searing Spear', count: 5, most: 4 }]);
  expect(problems([[56, 'Mountain'], FOUR])).toEqual([]);
});

test('a land that is not basic counts as any card does (core.glossary.nonbasic-land.02)', () => {
  expect(
    problems([
      [55, 'Mountain'],
      [5, 'Dragonskull Summit'],
    ]),
  ).toMatchObject([{ code: 'too-many-copies', card: 'Dragonskull Summit', count: 5 }]);
  expect(
    problems([
      [56, 'Mountain'],
      [4, 'Dragonskull Summit'],
    ]),
  ).toEqual([]);
});

test('forty cards are enough where decks are built on the spot, with any number of a name (core.glossary.deck.02)', () => {
  const forty: readonly CardCount[] = [
    [33, 'Mountain'],
    [7, 'Searing Spear'],
  ];
  expect(problems(forty, [], 'limited')).toEqual([]);
  expect(problems(forty).map(({ code }) => code)).toEqual(['too-few-cards', 'too-many-copies']);
  expect(
    problems(
      [
        [32, 'Mountain'],
        [7, 'Searing Spear'],
      ],
      [],
      'limited',
    ),
  ).toEqual([{ code: 'too-few-cards', rule: '100.2b', count: 39, least: 40 }]);
});

test('a sideboard has up to fifteen cards today, fewer too (core.glossary.sideboard.04)', () => {
  const main: readonly CardCount[] = [[60, 'Mountain']];
  for (const count of [0, 14, 15]) expect(problems(main, [[count, 'Island']])).toEqual([]);
  expect(problems(main, [[16, 'Island']])).toEqual([
    { code: 'sideboard-too-big', rule: '100.4a', count: 16, most: 15 },
  ]);
});

test('four of a name are meant of deck and sideboard together, basic lands excepted (core.glossary.sideboard.06)', () => {
  const three: readonly CardCount[] = [
    [57, 'Mountain'],
    [3, 'Searing Spear'],
  ];
  expect(
    problems(three, [
      [1, 'Searing Spear'],
      [10, 'Mountain'],
    ]),
  ).toEqual([]);
  expect(problems(three, [[2, 'Searing Spear']])).toEqual([
    { code: 'too-many-copies', rule: '100.4a', card: 'Searing Spear', count: 5, most: 4 },
  ]);
});

test('where decks are built on the spot, the sideboard is all that is left, however much it is (core.glossary.sideboard.08)', () => {
  expect(problems([[40, 'Mountain']], [[67, 'Searing Spear']], 'limited')).toEqual([]);
});
