/** Reading card files in the shape of the index of all cards: an entry as the card that the compiler reads. Whatever is wrong with it is said. */
import {
  CARD_TYPES,
  type CardType,
  ELEMENTS,
  type Element,
  type PrintedCost,
  SUPERTYPES,
  type Supertype,
} from '@rulewright/language/grand-archive';
import type { SourceCard, SourceFace } from '@rulewright/text/grand-archive';
import { JsonEntries } from '../import/json-entries.ts';

/** A card of somebody's file, and what the file says of it besides its text. */
export interface ImportedCard {
  readonly source: SourceCard;
  /** Names in other languages, by language code. */
  readonly names: Readonly<Record<string, string>>;
  /** The editions that it is in. */
  readonly sets: readonly string[];
}

export type Imported = ImportedCard | { readonly name: string | null; readonly problem: string };

/** The entries of a file, which is given piece by piece. */
export const cardEntries = (): JsonEntries => new JsonEntries([]);

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Longer than on any card; what is longer is not one. */
const LONGEST_WORD = 300;
const LONGEST_TEXT = 20_000;
const MOST_WORDS = 60;
const LONGEST_MARK = 12;

const textIn = (data: Data, key: string): string | undefined => {
  const value = data[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
};
/** A list of words; one word may stand by itself. */
const wordsIn = (data: Data, key: string): readonly string[] => {
  const value = data[key];
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string').slice(0, MOST_WORDS) : [];
};

export function importCard(value: unknown): Imported {
  if (!isData(value)) return { name: null, problem: 'is not a card: no object with a name' };
  const name = textIn(value, 'name');
  const fail = (problem: string): Imported => ({ name: name?.slice(0, LONGEST_WORD) ?? null, problem });
  if (name === undefined) return fail('has no name');
  const slug = textIn(value, 'slug') ?? slugOf(name);
  if (!/^[a-z0-9][a-z0-9-]*$/.test(slug)) return fail('has a slug with other characters than letters, digits and -');
  const faces: SourceFace[] = [];
  for (const side of [value, value.back]) {
    if (side === undefined || side === null) continue;
    if (!isData(side)) return fail('has a back that is not an object');
    const face = importFace(side);
    if (typeof face === 'string') return fail(face);
    faces.push(face);
  }
  const japanese = textIn(value, 'name_ja');
  return {
    source: { slug, name, faces },
    names: japanese === undefined ? {} : { ja: japanese },
    sets: wordsIn(value, 'editions').filter((set) => set !== ''),
  };
}

/** A name as addresses have it. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function importFace(data: Data): SourceFace | string {
  const name = textIn(data, 'name');
  if (name === undefined) return 'has a side without a name';
  const words = wordsIn(data, 'types').map((word) => word.toLowerCase());
  const types = words.filter((word): word is CardType => CARD_TYPES.some((type) => type === word));
  const supertypes = words.filter((word): word is Supertype => SUPERTYPES.some((type) => type === word));
  const elements = wordsIn(data, data.elements === undefined ? 'element' : 'elements').map((word) =>
    word.toLowerCase(),
  );
  const unknown = [
    ...words.filter((word) => word !== 'token' && ![...types, ...supertypes].some((known) => known === word)),
    ...elements.filter((word) => !isElement(word)),
  ];
  if (unknown.length > 0) return `has an unknown type or element: ${unknown[0]?.slice(0, 40)}`;
  if (types.length === 0) return 'has no type';
  const text = textIn(data, 'effect') ?? '';
  if (name.length > LONGEST_WORD || text.length > LONGEST_TEXT) return 'has a name or text that is too long';
  // A side without a text has none in any language; a translation of nothing is no more than a mark.
  if (text === '' && (textIn(data, 'effect_ja') ?? '').length > LONGEST_MARK)
    return `has a side (${name}) without an English text`;
  const cost = costIn(data);
  const speed = speedIn(data);
  return {
    name,
    types,
    ...some('supertypes', supertypes),
    ...(words.includes('token') ? { token: true } : {}),
    ...some(
      'classes',
      wordsIn(data, 'classes').map((word) => word.toLowerCase()),
    ),
    ...some('elements', elements.filter(isElement)),
    ...some('subtypes', wordsIn(data, 'subtypes').map(capital)),
    ...(cost === undefined ? {} : { cost }),
    ...numbersIn(data),
    ...(speed === undefined ? {} : { speed }),
    text,
  };
}

const isElement = (word: string): word is Element => ELEMENTS.some((element) => element === word);
const some = <K extends string, T>(key: K, list: readonly T[]): { readonly [P in K]?: readonly T[] } =>
  list.length === 0 ? {} : ({ [key]: list } as { readonly [P in K]?: readonly T[] });
const capital = (words: string): string =>
  words
    .toLowerCase()
    .split(' ')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** In words, or whether it is fast. */
function speedIn({ speed }: Data): SourceFace['speed'] {
  if (typeof speed === 'boolean') return speed ? 'fast' : 'slow';
  const word = typeof speed === 'string' ? speed.toLowerCase() : undefined;
  return word === 'fast' || word === 'slow' ? word : undefined;
}
const numberIn = (data: Data, key: string): number | undefined => {
  const value = data[key];
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
};
/** X is written as -1, too. */
function costIn(data: Data): PrintedCost | undefined {
  for (const [key, kind] of [
    ['cost_reserve', 'reserve'],
    ['cost_memory', 'memory'],
  ] as const) {
    const amount = data[key] === 'X' ? -1 : numberIn(data, key);
    if (amount !== undefined) return { kind, amount: amount < 0 ? 'X' : amount };
  }
  return undefined;
}
function numbersIn(data: Data): Pick<SourceFace, 'level' | 'life' | 'power' | 'durability'> {
  const found: Record<string, number> = {};
  for (const key of ['level', 'life', 'power', 'durability']) {
    const number = numberIn(data, key);
    if (number !== undefined) found[key] = number;
  }
  return found;
}
