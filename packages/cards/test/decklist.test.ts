import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardCount } from '../src/index.ts';
import {
  allowedByText,
  bundledCards,
  type DeckCard,
  deckProblems,
  decks,
  LIST_FORMATS,
  type MagicList,
  printDecklist,
  readDecklist,
} from '../src/magic/index.ts';

const read = (...lines: readonly string[]) => readDecklist(lines.join('\n'));
const list = (main: readonly CardCount[], sideboard: readonly CardCount[] = []): MagicList => ({
  parts: { main, sideboard, commander: [] },
});

describe('lists from anywhere', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty:', '__PROTO__ (3)'])(
    '%s is no heading',
    (heading) => {
      const { list: found, problems } = read(heading, '4 Forest');
      expect(found.parts.main).toEqual([[4, 'Forest']]);
      expect(problems).toEqual([{ line: 1, text: heading, code: 'not-a-card-line' }]);
    },
  );

  test.each(['constructor', '__proto__', 'toString'])('&%s; stands for nothing', (name) => {
    const { list: found } = read('<Deck>', `<Cards Quantity="4" Name="Forest &${name};" />`, '</Deck>');
    expect(found.parts.main).toEqual([[4, `Forest &${name};`]]);
  });

  test('a line that is too long is no line of a list', () => {
    const long = `4 ${'Forest '.repeat(1000)}`;
    expect(read('4 Island', long)).toMatchObject({
      list: { parts: { main: [[4, 'Island']] } },
      problems: [{ line: 2, text: `${long.slice(0, 60)}…`, code: 'not-a-card-line' }],
    });
    expect(read('<Deck>', `<Cards Quantity="4" Name="${long}" />`).problems).toMatchObject([{ line: 2 }]);
  });

  test('lines are counted through a file of any length', () => {
    const lines = Array.from({ length: 50_000 }, () => '<Cards Quantity="1" Name="Forest" />');
    expect(read('<Deck>', ...lines, '<Cards Quantity="x" Name="Island" />').problems).toMatchObject([
      { line: 50_002, code: 'bad-count' },
    ]);
  });
});

describe('lists in text', () => {
  test("Arena's, with its name, sets and numbers", () => {
    const { list: found, problems } = read(
      'About',
      'Name Green things',
      '',
      'Commander',
      "1 Yeva, Nature's Herald (M13) 197",
      '',
      'Deck',
      '20 Forest (MKM) 276',
      '4 Arbor Elf (M13) 158',
      '2 Kenrith’s Transformation (ELD) 164',
      '',
      'Sideboard',
      '3 Naturalize (M13) 181',
    );
    expect(problems).toEqual([]);
    expect(found).toEqual({
      name: 'Green things',
      parts: {
        commander: [[1, "Yeva, Nature's Herald"]],
        main: [
          [20, 'Forest'],
          [4, 'Arbor Elf'],
          [2, 'Kenrith’s Transformation'],
        ],
        sideboard: [[3, 'Naturalize']],
      },
    });
  });

  test("Magic Online's, with the sideboard after an empty line", () => {
    const { list: found } = read('24 Forest', '36 Arbor Elf', '', '3 Naturalize', '12 Mountain');
    expect(found.parts.sideboard).toEqual([
      [3, 'Naturalize'],
      [12, 'Mountain'],
    ]);
  });

  test('an empty line between groups makes no sideboard', () => {
    expect(read('36 Arbor Elf', '', '24 Forest').list.parts.sideboard).toEqual([]);
    expect(read('20 Forest', '', '20 Arbor Elf', '', '2 Naturalize').list.parts.sideboard).toEqual([]);
  });

  test('lines that begin with SB:', () => {
    const { list: found } = read('60 Forest', 'SB: 2 Naturalize', 'SB:1 Fog');
    expect(found.parts).toMatchObject({
      main: [[60, 'Forest']],
      sideboard: [
        [2, 'Naturalize'],
        [1, 'Fog'],
      ],
    });
  });

  test('what people write: x, comments, headings, tags, foils, counts behind, Windows line ends', () => {
    const { list: found, problems } = readDecklist(
      '\ufeff// my deck\r\n# draft\r\nCreatures (8)\r\n4x Arbor Elf *F*\r\n4 X Elvish Visionary [M13]\r\n\r\nLands: 24\r\nForest x24 #basic\r\n',
    );
    expect(problems).toEqual([]);
    expect(found.parts.main).toEqual([
      [4, 'Arbor Elf'],
      [4, 'Elvish Visionary'],
      [24, 'Forest'],
    ]);
  });

  test('halves of a card are written in one way', () => {
    expect(read('1 Fire/Ice', '1 Wear /// Tear', '1 Life // Death').list.parts.main.map(([, name]) => name)).toEqual([
      'Fire // Ice',
      'Wear // Tear',
      'Life // Death',
    ]);
  });

  test('a card that is listed twice is counted together; none of a card is no card', () => {
    expect(read('2 Forest', '1 Fog', '3 Forest', '0 Island').list.parts.main).toEqual([
      [5, 'Forest'],
      [1, 'Fog'],
    ]);
  });

  test.each([
    ['套牌', '生物', '备牌', '指挥官'],
    ['套牌', '結界 (4)', '備牌', '指揮官'],
    ['デッキ', 'クリーチャー', 'サイドボード', '統率者'],
    ['メインデッキ', '土地（4）', 'サイドボード', '統率者'],
  ])('headings in other languages: %s', (main, group, sideboard, commander) => {
    const { list: found, problems } = read(main, group, '4 树林', '', sideboard, '1 Fog', '', commander, '1 Island');
    expect(problems).toEqual([]);
    expect(found.parts).toMatchObject({
      main: [[4, '树林']],
      sideboard: [[1, 'Fog']],
      commander: [[1, 'Island']],
    });
  });

  test('what is no card is said with its line, and the rest is read', () => {
    const { list: found, problems } = read('4 Forest', 'I like elves', '', '99999 Fog', '1 Fog');
    expect(found.parts.main).toEqual([
      [4, 'Forest'],
      [1, 'Fog'],
    ]);
    expect(problems).toEqual([
      { line: 2, text: 'I like elves', code: 'not-a-card-line' },
      { line: 4, text: '99999 Fog', code: 'bad-count' },
    ]);
  });
});

describe('.dek files', () => {
  const file = (...cards: readonly string[]) =>
    ['<?xml version="1.0" encoding="utf-8"?>', '<Deck>', ...cards, '</Deck>'].join('\n');

  test('main deck, sideboard, and names with entities', () => {
    const { list: found, problems } = readDecklist(
      file(
        '<NetDeckID>0</NetDeckID>',
        '<Cards CatID="46585" Quantity="20" Sideboard="false" Name="Forest" Annotation="0" />',
        `<Cards Name='Garruk&apos;s &#80;ackleader' Quantity='2' Sideboard='false'/>`,
        '<Cards CatID="1" Quantity="3" Sideboard="true" Name="Fire/Ice" />',
      ),
    );
    expect(problems).toEqual([]);
    expect(found).toEqual(
      list(
        [
          [20, 'Forest'],
          [2, "Garruk's Packleader"],
        ],
        [[3, 'Fire // Ice']],
      ),
    );
  });

  test('what is wrong in one is said with its line', () => {
    expect(readDecklist(file('<Cards Quantity="4" />', '<Cards Quantity="four" Name="Fog" />')).problems).toMatchObject(
      [
        { line: 3, code: 'not-a-card-line' },
        { line: 4, code: 'bad-count' },
      ],
    );
    expect(readDecklist('<?xml version="1.0"?><html></html>').problems).toMatchObject([
      { line: 1, code: 'not-a-deck' },
    ]);
  });
});

describe('writing lists', () => {
  test.each(LIST_FORMATS)('what is written as %s is read as the same', (format) => {
    const names = fc.constantFrom(...bundledCards.map(({ name }) => name), 'Fire // Ice');
    const cards = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 60 }), names), { selector: ([, name]) => name, maxLength: 30 })
      .map((all): readonly CardCount[] => all);
    fc.assert(
      fc.property(fc.tuple(cards, cards), ([main, sideboard]) => {
        fc.pre(main.length > 0);
        const { list: found, problems } = readDecklist(printDecklist(list(main, sideboard), format));
        expect(problems).toEqual([]);
        expect(found).toEqual(list(main, sideboard));
      }),
    );
  });

  test("Arena's form keeps the name and the commander", () => {
    const all: MagicList = {
      name: 'Mine',
      parts: { main: [[99, 'Forest']], sideboard: [], commander: [[1, 'Arbor Elf']] },
    };
    expect(readDecklist(printDecklist(all, 'arena')).list).toEqual(all);
  });
});

describe('whether a list is a deck', () => {
  const basic: DeckCard = { basicLand: true, allowed: null };
  const other: DeckCard = { basicLand: false, allowed: null };
  const cardOf = (name: string): DeckCard | undefined =>
    name === 'Forest' ? basic : name === 'Rats' ? { ...other, allowed: Number.POSITIVE_INFINITY } : other;
  const problems = ({ parts }: MagicList, format: 'constructed' | 'limited' = 'constructed') =>
    deckProblems(parts, format, cardOf);

  test('100.2a: sixty cards', () => {
    expect(problems(list([[60, 'Forest']]))).toEqual([]);
    expect(problems(list([[59, 'Forest']]))).toEqual([{ code: 'too-few-cards', rule: '100.2a', count: 59, least: 60 }]);
  });

  test('100.2b: forty in limited play, with as many of a card as there are', () => {
    expect(problems(list([[40, 'Fog']]), 'limited')).toEqual([]);
    expect(problems(list([[39, 'Forest']]), 'limited')).toMatchObject([{ rule: '100.2b', least: 40 }]);
  });

  test('100.2a: four of a card, any number of a basic land', () => {
    expect(
      problems(
        list([
          [56, 'Forest'],
          [5, 'Fog'],
        ]),
      ),
    ).toEqual([{ code: 'too-many-copies', rule: '100.2a', card: 'Fog', count: 5, most: 4 }]);
  });

  test('100.4a: the four are of deck and sideboard together, whatever the case of the name', () => {
    const deck = list(
      [
        [57, 'Forest'],
        [3, 'Fog'],
      ],
      [[2, 'fog']],
    );
    expect(problems(deck)).toMatchObject([{ code: 'too-many-copies', rule: '100.4a', card: 'Fog', count: 5 }]);
  });

  test('100.4a: a sideboard of fifteen, of any size in limited play', () => {
    const deck = list([[60, 'Forest']], [[16, 'Forest']]);
    expect(problems(deck)).toEqual([{ code: 'sideboard-too-big', rule: '100.4a', count: 16, most: 15 }]);
    expect(problems(deck, 'limited')).toEqual([]);
  });

  test('a card may allow more of itself', () => {
    expect(
      problems(
        list([
          [30, 'Forest'],
          [30, 'Rats'],
        ]),
      ),
    ).toEqual([]);
    expect(allowedByText('A deck can have any number of cards named Rats.')).toBe(Number.POSITIVE_INFINITY);
    expect(allowedByText('A deck can have up to seven cards named Seven Dwarves.')).toBe(7);
    expect(allowedByText('Flying')).toBeNull();
  });

  test('the sample decks are', () => {
    for (const deck of decks)
      expect([
        deck.name,
        deckProblems(list(deck.parts.main).parts, 'constructed', (name) => {
          const face = bundledCards.find((card) => card.name === name)?.faces[0];
          return { basicLand: face?.supertypes?.includes('basic') === true, allowed: null };
        }),
      ]).toEqual([deck.name, []]);
  });
});
