/** What is read from files of cards as databases give them, in pieces of any length, whole or with something wrong in them. */
import * as grandArchive from '../../src/grand-archive/index.ts';
import * as magic from '../../src/magic/index.ts';
import { chance, digest } from './spoiling.ts';

type Data = Readonly<Record<string, unknown>>;

const MAGIC: readonly unknown[] = [
  {
    name: 'Test Bear',
    layout: 'normal',
    type_line: 'Creature — Bear',
    oracle_text: 'Trample\nWhen this creature enters, "draw" \\ a card.',
    mana_cost: '{1}{G}',
    power: '2',
    toughness: '2',
    set: 'tst',
    collector_number: '7',
    rarity: 'rare',
    color_indicator: ['G'],
    printed: {
      zhs: { printed_name: '试验熊' },
      ja: { card_faces: [{ printed_name: '熊', printed_type_line: 'クリーチャー — 熊', printed_text: 'トランプル' }] },
      zht: { printed_name: '試驗熊', printed_type_line: '生物 — 熊', printed_text: '踐踏' },
      de: { card_faces: [{ printed_name: 'Bär' }, { printed_name: 'Zwei' }] },
    },
  },
  {
    name: 'Left // Right',
    layout: 'aftermath',
    card_faces: [
      { name: 'Left', type_line: 'Instant', oracle_text: 'Draw a card.', mana_cost: '{U}' },
      { name: 'Right', type_line: 'Sorcery', oracle_text: 'Draw two cards.', mana_cost: '{2}{U}' },
    ],
    sets: ['one', 'two', 'one'],
    printed: {
      zhs: {
        card_faces: [
          { printed_name: '左', printed_type_line: '瞬间', printed_text: '抓一张牌。' },
          { printed_name: '右', printed_type_line: '法术', printed_text: '抓两张牌。' },
        ],
      },
      ja: { card_faces: [{ printed_name: '左', printed_type_line: 'インスタント', printed_text: '1枚引く。' }] },
    },
  },
  {
    name: 'Other Wolf',
    lang: 'ja',
    printed_name: '狼',
    printed_type_line: 'クリーチャー — 狼',
    printed_text: '',
    type_line: 'Creature — Wolf',
    power: '1',
    toughness: '*',
    foreignData: [
      { language: 'Japanese', name: '狼', text: '' },
      { language: 'Chinese Simplified', name: '狼' },
      { language: 'Chinese Traditional' },
      { name: 'Wolf' },
    ],
  },
  {
    name: 'Walker',
    type: 'Planeswalker',
    text: '+1: You gain 1 life.',
    loyalty: 3,
    setCode: 'abc',
    number: 12,
    printings: ['ABC'],
  },
  [
    {
      name: 'Day // Night',
      faceName: 'Day',
      type: 'Battle',
      text: '',
      defense: '4',
      foreignData: [{ language: 'German', name: 'Tag // Nacht' }],
    },
    { name: 'Day // Night', faceName: 'Night', type: 'Land', colorIndicator: ['B', 'W'] },
  ],
  { name: 'Helper', layout: 'token', type_line: 'Token Creature' },
];

const GRAND_ARCHIVE: readonly unknown[] = [
  {
    name: 'Test Squire',
    slug: 'test-squire',
    types: ['ALLY'],
    classes: ['WARRIOR'],
    element: 'NORM',
    subtypes: ['WARRIOR', 'HUMAN'],
    cost: { type: 'reserve', value: '2' },
    cost_reserve: 2,
    power: 1,
    life: 2,
    speed: 'fast',
    effect: 'Draw a card.',
    editions: ['DOA', ''],
    name_ja: '従者',
  },
  {
    name: "Test's Blade",
    types: ['WEAPON', 'REGALIA'],
    elements: ['FIRE', 'WATER'],
    classes: 'RANGER',
    cost_memory: 1,
    power: '3',
    durability: 2,
    effect: 'On Enter: Draw a card.',
    back: { name: 'Other Blade', types: ['WEAPON', 'TOKEN'], effect: '' },
  },
  {
    name: 'Champion',
    types: ['CHAMPION'],
    level: 1,
    life: 20,
    cost_memory: '0',
    speed: null,
    effect: 'Inherited Effect: You have ambush.',
    effect_ja: '—',
  },
];

const SHAPES: readonly ((all: readonly unknown[]) => string)[] = [
  (all) => JSON.stringify(all),
  (all) => JSON.stringify(all, null, 1),
  (all) => all.map((one) => JSON.stringify(one)).join('\n'),
  (all) => JSON.stringify(all[0]),
  (all) => JSON.stringify({ meta: { version: [1, { a: 'data' }] }, data: all }),
  (all) => JSON.stringify({ data: { code: 'TST', cards: all, tokens: [{ name: 'No card' }], booster: {} } }),
  (all) => JSON.stringify({ data: Object.fromEntries(all.map((one, i) => [`Name ${i}`, [one]])), meta: 1 }),
];

const PIECES = [7, 64, 5000];
/** Marks that mean something in such a file. */
const MARKS = ['"', '{', '}', '[', ']', ',', ':', '\\', 'x', '7', '\n', ''];

interface Entries {
  push(text: string): readonly unknown[];
  end(): readonly unknown[];
}

function entriesOf(file: string, entries: Entries, piece: number): readonly unknown[] {
  const found: unknown[] = [];
  for (let at = 0; at < file.length; at += piece) found.push(...entries.push(file.slice(at, at + piece)));
  return [...found, ...entries.end()];
}

/** The file with a letter exchanged, and cut off. */
function wrong(file: string, times: number): readonly string[] {
  const below = chance(file);
  return Array.from({ length: times }, (_, i) => {
    const at = below(file.length);
    return i % 4 === 0 ? file.slice(0, at) : `${file.slice(0, at)}${MARKS[below(MARKS.length)]}${file.slice(at + 1)}`;
  });
}

const ODD: readonly unknown[] = [
  undefined,
  null,
  '',
  'word',
  3,
  true,
  [],
  {},
  [{}],
  ['word'],
  'x'.repeat(400),
  'bell\u0007',
];

/** The card with something odd under each of its keys. */
function odd(card: unknown): readonly unknown[] {
  if (Array.isArray(card)) return [[], ...odd(card[0]).map((first) => [first, ...card.slice(1)])];
  const data = card as Data;
  return Object.keys(data).flatMap((key) => ODD.map((value) => ({ ...data, [key]: value })));
}

interface File {
  readonly key: string;
  readonly about: string;
  parts(): readonly unknown[];
}

const WRONG = 80;
const LENGTH = 8;

function files(
  game: string,
  all: readonly unknown[],
  entries: () => Entries,
  read: (card: unknown) => unknown,
): readonly File[] {
  const file = (about: string, made: () => unknown): File => ({
    key: digest(`${game}, ${about}`).slice(0, LENGTH),
    about,
    parts: () => [made()],
  });
  return [
    ...SHAPES.map((shape, i) =>
      file(`shape ${i}`, () => {
        const whole = shape(all);
        return [whole, ...wrong(whole, WRONG)].map((each, j) =>
          entriesOf(each, entries(), PIECES[j % PIECES.length] ?? 1),
        );
      }),
    ),
    ...all.map((card, i) => file(`card ${i}`, () => [card, null, ...odd(card)].map(read))),
  ];
}

export const fileSources = (): readonly (readonly [string, readonly File[]])[] => [
  ['magic, files', files('magic', MAGIC, magic.cardEntries, magic.importCard)],
  ['grand-archive, files', files('grand-archive', GRAND_ARCHIVE, grandArchive.cardEntries, grandArchive.importCard)],
];
