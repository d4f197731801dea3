/** What can be asked, one entry for each: by which names, with which operators, and how it is found out. */
import { plainName } from '../finder.ts';
import { RARITIES } from '../import/index.ts';
import { colorsNamed, countColors } from './colors.ts';
import { type CardFacts, type FaceFacts, manaValueOf } from './facts.ts';
import type { QueryCode } from './problem.ts';
import { PROPERTIES } from './properties.ts';

export type Test = (card: CardFacts) => boolean;
export type Op = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';
type Asked = Test | { readonly code: QueryCode; readonly known?: readonly string[] };

export interface Field {
  readonly names: readonly string[];
  /** Whether it can be compared; otherwise `:` and `=` ask for it. */
  readonly compares: boolean;
  ask(value: string, op: Op): Asked;
}

const compare = (a: number, op: Op, b: number): boolean => {
  switch (op) {
    case ':':
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
};

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

type Measure = (card: CardFacts) => readonly number[];
const ofFaces =
  (key: 'power' | 'toughness' | 'loyalty' | 'defense'): Measure =>
  ({ faces }) =>
    faces.map((face) => face[key]).filter((value) => value !== undefined);

const MEASURES: Readonly<Record<string, Measure>> = {
  mv: ({ manaValue }) => [manaValue],
  pow: ofFaces('power'),
  tou: ofFaces('toughness'),
  loy: ofFaces('loyalty'),
  def: ofFaces('defense'),
};

const MEASURE_NAMES: Readonly<Record<string, readonly string[]>> = {
  mv: ['mv', 'cmc', 'manavalue'],
  pow: ['pow', 'power'],
  tou: ['tou', 'toughness'],
  loy: ['loy', 'loyalty'],
  def: ['def', 'defense'],
};

/** A number, or another measure of the same card: `pow>tou`. */
const measured =
  (measure: Measure): Field['ask'] =>
  (value, op) => {
    if (/^\d+(?:\.\d+)?$/.test(value)) return (card) => measure(card).some((n) => compare(n, op, Number(value)));
    if (value === 'even' || value === 'odd')
      return (card) => measure(card).some((n) => n % 2 === (value === 'even' ? 0 : 1));
    const other = Object.entries(MEASURE_NAMES).find(([, names]) => names.includes(value))?.[0];
    const against = other === undefined ? undefined : MEASURES[other];
    if (against === undefined) return { code: 'not-a-number' };
    return (card) => {
      const [a, b] = [measure(card)[0], against(card)[0]];
      return a !== undefined && b !== undefined && compare(a, op, b);
    };
  };

const colors =
  (of: (card: CardFacts) => readonly number[], colon: Op): Field['ask'] =>
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

const byName = (value: string): Test => {
  const plain = plainName(value);
  return ({ names }) => names.some((name) => name.includes(plain));
};

const rarity: Field['ask'] = (value, op) => {
  const plain = value.toLowerCase();
  const asked = RARITIES.findIndex((known) => known === plain || (plain.length === 1 && known.startsWith(plain)));
  if (asked < 0) return { code: 'no-such-rarity', known: RARITIES };
  return (card) => card.rarity !== undefined && compare(RARITIES.indexOf(card.rarity), op, asked);
};

const property = (value: string): Asked => {
  const plain = value.toLowerCase();
  return Object.hasOwn(PROPERTIES, plain)
    ? (PROPERTIES[plain] ?? (() => false))
    : { code: 'no-such-property', known: Object.keys(PROPERTIES) };
};

const negated = (asked: Asked): Asked => (typeof asked === 'function' ? (card) => !asked(card) : asked);

/** `{2}{G}`, `2g`. */
const symbols = (value: string): string =>
  value.includes('{') ? value.toUpperCase() : value.toUpperCase().replace(/\d+|[A-Z]/g, (symbol) => `{${symbol}}`);

const count = (cost: string): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const [symbol] of cost.matchAll(/\{[^{}]+\}/g)) found.set(symbol, (found.get(symbol) ?? 0) + 1);
  return found;
};

const mana: Field['ask'] = (value, op) => {
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

const word = (ask: (value: string) => Asked, ...names: readonly string[]): Field => ({ names, compares: false, ask });

export const FIELDS: readonly Field[] = [
  word(byName, 'name', 'n'),
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
  ...Object.entries(MEASURES).map(
    ([key, measure]): Field => ({ names: MEASURE_NAMES[key] ?? [key], compares: true, ask: measured(measure) }),
  ),
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
  word(property, 'is'),
  word((value) => negated(property(value)), 'not'),
];

export const nameTest = byName;
export const exactNameTest = (value: string): Test => {
  const plain = plainName(value);
  return ({ names }) => names.includes(plain);
};
