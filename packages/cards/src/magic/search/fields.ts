/** What can be asked of Magic's cards, one entry for each. */
import { compare, type Field, type Measure, measured, named, type Op, properties, word } from '../../search/fields.ts';
import { RARITIES } from '../import.ts';
import { colorsNamed, countColors } from './colors.ts';
import { type CardFacts, type FaceFacts, manaValueOf } from './facts.ts';
import { PROPERTIES } from './properties.ts';

type Test = (card: CardFacts) => boolean;
/** What only this game has besides the codes of any. */
export type MagicCode = 'no-such-color' | 'no-such-rarity';
type MagicField = Field<CardFacts, MagicCode>;

/** Sets of colours compare by what they hold. */
const compareColors = (has: number, op: Op, asked: number): boolean => {
  switch (op) {
    case ':':
    case '>=':
      return (has & asked) === asked;
    case '=':
      return has === asked;
    case '!=':
      return has !== asked;
    case '<=':
      return (has & ~asked) === 0;
    case '<':
      return (has & ~asked) === 0 && has !== asked;
    case '>':
      return (has & asked) === asked && has !== asked;
  }
};

const anyFace =
  (test: (face: FaceFacts) => boolean): Test =>
  ({ faces }) =>
    faces.some(test);

const ofFaces =
  (key: 'power' | 'toughness' | 'loyalty' | 'defense'): Measure<CardFacts>['of'] =>
  ({ faces }) =>
    faces.map((face) => face[key]).filter((value) => value !== undefined);

const MEASURES: readonly Measure<CardFacts>[] = [
  { names: ['mv', 'cmc', 'manavalue'], of: ({ manaValue }) => [manaValue] },
  { names: ['pow', 'power'], of: ofFaces('power') },
  { names: ['tou', 'toughness'], of: ofFaces('toughness') },
  { names: ['loy', 'loyalty'], of: ofFaces('loyalty') },
  { names: ['def', 'defense'], of: ofFaces('defense') },
];

const colors =
  (of: (card: CardFacts) => readonly number[], colon: Op): MagicField['ask'] =>
  (value, op) => {
    const plain = value.toLowerCase();
    const how = op === ':' ? colon : op;
    if (/^\d$/.test(plain)) return (card) => of(card).some((bits) => compare(countColors(bits), op, Number(plain)));
    if (plain === 'm' || plain === 'multicolor' || plain === 'multicolour' || plain === '多色')
      return (card) => of(card).some((bits) => countColors(bits) > 1);
    const asked = colorsNamed(plain);
    if (asked === null) return { code: 'no-such-color', known: ['w', 'u', 'b', 'r', 'g', 'c', 'm'] };
    // Without colours there is nothing to contain: `c:c` means none.
    return (card) => of(card).some((bits) => compareColors(bits, asked === 0 && how === '>=' ? '=' : how, asked));
  };

const faceColors = ({ faces, layout }: CardFacts): readonly number[] =>
  layout === 'split' ? [faces.reduce((bits, face) => bits | face.colors, 0)] : faces.map((face) => face.colors);

const rarity: MagicField['ask'] = (value, op) => {
  const plain = value.toLowerCase();
  const asked = RARITIES.findIndex((known) => known === plain || (plain.length === 1 && known.startsWith(plain)));
  if (asked < 0) return { code: 'no-such-rarity', known: RARITIES };
  return (card) => card.rarity !== undefined && compare(RARITIES.indexOf(card.rarity), op, asked);
};

/** `{2}{G}`, `2g`. */
const symbols = (value: string): string =>
  value.includes('{') ? value.toUpperCase() : value.toUpperCase().replace(/\d+|[A-Z]/g, (symbol) => `{${symbol}}`);

const count = (cost: string): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const [symbol] of cost.matchAll(/\{[^{}]+\}/g)) found.set(symbol, (found.get(symbol) ?? 0) + 1);
  return found;
};

const mana: MagicField['ask'] = (value, op) => {
  const asked = symbols(value);
  const wanted = count(asked);
  if (op === '=')
    return anyFace(({ cost }) => cost !== '' && manaValueOf(cost) === manaValueOf(asked) && holds(cost, wanted));
  return anyFace(({ cost }) => holds(cost, wanted));
};

const holds = (cost: string, wanted: ReadonlyMap<string, number>): boolean => {
  const has = count(cost);
  return [...wanted].every(([symbol, n]) => (has.get(symbol) ?? 0) >= n);
};

export const FIELDS: readonly MagicField[] = [
  word(named, 'name', 'n'),
  word(
    (value) => {
      const plain = value.toLowerCase();
      return anyFace((face) => face.typeLine().includes(plain));
    },
    't',
    'type',
  ),
  word(
    (value) => {
      const plain = value.toLowerCase();
      return anyFace((face) => face.text().includes(plain));
    },
    'o',
    'oracle',
    'text',
  ),
  { names: ['c', 'color', 'colour', 'colors'], compares: true, ask: colors(faceColors, '>=') },
  { names: ['id', 'identity', 'ci'], compares: true, ask: colors((card) => [card.identity()], '<=') },
  ...measured(MEASURES),
  { names: ['r', 'rarity'], compares: true, ask: rarity },
  word(
    (value) => {
      const code = value.toUpperCase();
      return ({ sets }) => sets.includes(code);
    },
    's',
    'set',
    'e',
    'edition',
  ),
  word(
    (value) => {
      const plain = value.toLowerCase();
      return (card) => card.keywords().some((keyword) => keyword === plain || keyword.startsWith(`${plain} `));
    },
    'kw',
    'keyword',
  ),
  { names: ['m', 'mana'], compares: false, ask: mana },
  ...properties(PROPERTIES),
];
