/** What can be asked of Grand Archive's cards, one entry for each. */
import { ELEMENTS } from '@rulewright/language/grand-archive';
import {
  type Asked,
  type Field,
  type Measure,
  measured,
  named,
  properties,
  type Test,
  word,
} from '../../search/fields.ts';
import type { CardFacts } from './facts.ts';

/** What only this game has besides the codes of any. */
export type GrandArchiveCode = 'no-such-element' | 'no-such-speed';
type GrandArchiveField = Field<CardFacts, GrandArchiveCode>;
type FaceFacts = CardFacts['faces'][number];

const anyFace =
  (test: (face: FaceFacts) => boolean): Test<CardFacts> =>
  ({ faces }) =>
    faces.some(test);

const numbers =
  (of: (face: FaceFacts) => number | 'X' | undefined): Measure<CardFacts>['of'] =>
  ({ faces }) =>
    faces.map(of).filter((value) => typeof value === 'number');

const costOf =
  (kind: 'reserve' | 'memory') =>
  ({ cost }: FaceFacts): number | 'X' | undefined =>
    cost?.kind === kind ? cost.amount : undefined;

const MEASURES: readonly Measure<CardFacts>[] = [
  { names: ['cost'], of: numbers(({ cost }) => cost?.amount) },
  { names: ['reserve', 'r'], of: numbers(costOf('reserve')) },
  { names: ['memory', 'm'], of: numbers(costOf('memory')) },
  { names: ['lv', 'level'], of: numbers(({ level }) => level) },
  { names: ['pow', 'power'], of: numbers(({ power }) => power) },
  { names: ['life'], of: numbers(({ life }) => life) },
  { names: ['dur', 'durability'], of: numbers(({ durability }) => durability) },
];

const typesOf = ({ supertypes = [], types, classes = [], subtypes = [], token = false }: FaceFacts): string =>
  [...supertypes, ...(token ? ['token'] : []), ...types, ...classes, ...subtypes].join(' ').toLowerCase();

const isType = (type: string): Test<CardFacts> => anyFace((face) => typesOf(face).split(' ').includes(type));

const element = (value: string): Asked<CardFacts, GrandArchiveCode> => {
  const plain = value.toLowerCase();
  if (!ELEMENTS.some((known) => known === plain)) return { code: 'no-such-element', known: ELEMENTS };
  return anyFace(({ elements = [] }) => elements.some((each) => each === plain));
};

const SPEEDS = ['fast', 'slow'];
const speed = (value: string): Asked<CardFacts, GrandArchiveCode> => {
  const plain = value.toLowerCase();
  if (!SPEEDS.includes(plain)) return { code: 'no-such-speed', known: SPEEDS };
  return anyFace((face) => face.speed === plain);
};

const PROPERTIES: Readonly<Record<string, Test<CardFacts>>> = {
  own: ({ origin }) => origin === 'own',
  imported: ({ origin }) => origin === 'imported',
  bundled: ({ origin }) => origin === 'bundled',
  compiled: ({ refused }) => !refused,
  refused: ({ refused }) => refused,
  champion: isType('champion'),
  regalia: isType('regalia'),
  unique: isType('unique'),
  token: isType('token'),
  twosided: ({ faces }) => faces.length > 1,
};

export const FIELDS: readonly GrandArchiveField[] = [
  word(named, 'name', 'n'),
  word(
    (value) => {
      const plain = value.toLowerCase();
      return anyFace((face) => typesOf(face).includes(plain));
    },
    't',
    'type',
  ),
  word(
    (value) => {
      const plain = value.toLowerCase();
      return anyFace(({ classes = [] }) => classes.some((each) => each.includes(plain)));
    },
    'class',
    'c',
  ),
  word(element, 'e', 'element'),
  word(speed, 'speed'),
  word(
    (value) => {
      const plain = value.toLowerCase();
      return (card) => card.text().includes(plain);
    },
    'o',
    'text',
  ),
  word(
    (value) => {
      const plain = value.toLowerCase();
      return (card) => card.keywords().some((keyword) => keyword === plain || keyword.startsWith(`${plain} `));
    },
    'kw',
    'keyword',
  ),
  word(
    (value) => {
      const code = value.toUpperCase();
      return ({ sets }) => sets.some((set) => set.toUpperCase() === code);
    },
    's',
    'set',
  ),
  ...measured(MEASURES),
  ...properties(PROPERTIES),
];
