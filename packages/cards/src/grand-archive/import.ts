/** Reading card files of Grand Archive's index: an entry as the card that the compiler reads. Whatever is wrong with it is said. */
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
}

export type Imported = ImportedCard | { readonly name: string | null; readonly problem: string };

/** The entries of a file, which is given piece by piece. */
export const cardEntries = (): JsonEntries => new JsonEntries([]);

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Longer than on any card; what is longer is not one. */
const LONGEST = { name: 300, word: 100, text: 20_000 } as const;
const MOST_WORDS = 50;
const MOST = 1_000;

class Wrong extends Error {}

function text(data: Data, key: string, longest: number): string | undefined {
  const value = Object.hasOwn(data, key) ? data[key] : undefined;
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new Wrong(`has a ${key} that is no text`);
  if (value.length > longest) throw new Wrong(`has a ${key} of ${value.length} characters`);
  return value;
}

function words(data: Data, key: string): readonly string[] {
  const value = Object.hasOwn(data, key) ? data[key] : undefined;
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > MOST_WORDS || value.some((word) => typeof word !== 'string'))
    throw new Wrong(`has ${key} that are no list of words`);
  return (value as string[]).map((word) => {
    if (word.length > LONGEST.word) throw new Wrong(`has a word of ${word.length} characters in ${key}`);
    return word.toLowerCase();
  });
}

function number(data: Data, key: string): number | undefined {
  const value = Object.hasOwn(data, key) ? data[key] : undefined;
  if (value === undefined || value === null || value === '') return undefined;
  if (value === 'X') return -1;
  if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > MOST)
    throw new Wrong(`has a ${key} that is no number`);
  return value;
}

const cost = (kind: PrintedCost['kind'], amount: number | undefined): PrintedCost | undefined =>
  amount === undefined ? undefined : { kind, amount: amount < 0 ? 'X' : amount };

const capital = (word: string): string => word.replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());

/** One side: supertypes and the mark of tokens stand among the types, classes are repeated among the subtypes. */
function side(data: Data, name: string): SourceFace {
  const all = words(data, 'types');
  const types = all.filter((word): word is CardType => (CARD_TYPES as readonly string[]).includes(word));
  const supertypes = all.filter((word): word is Supertype => (SUPERTYPES as readonly string[]).includes(word));
  const unknown = all.find(
    (word) => word !== 'token' && !types.includes(word as CardType) && !supertypes.includes(word as Supertype),
  );
  if (unknown !== undefined) throw new Wrong(`has the type "${unknown}", which there is not`);
  if (types.length === 0) throw new Wrong('has no type');
  const elements = words(data, 'elements');
  const foreign = elements.find((word) => !(ELEMENTS as readonly string[]).includes(word));
  if (foreign !== undefined) throw new Wrong(`has the element "${foreign}", which there is not`);
  const classes = words(data, 'classes');
  const subtypes = words(data, 'subtypes').filter((word) => !classes.includes(word));
  const paid = cost('reserve', number(data, 'cost_reserve')) ?? cost('memory', number(data, 'cost_memory'));
  const speed =
    data.speed === true ? 'fast' : data.speed === false ? 'slow' : text(data, 'speed', LONGEST.word)?.toLowerCase();
  if (speed !== undefined && speed !== 'fast' && speed !== 'slow') throw new Wrong(`has the speed "${speed}"`);
  const stats = (['level', 'life', 'power', 'durability'] as const).flatMap((key) => {
    const value = number(data, key);
    return value === undefined ? [] : [[key, value] as const];
  });
  // Actions without a printed speed are slow.
  const pace = speed ?? (types.includes('action') ? 'slow' : undefined);
  return {
    name,
    types,
    ...(supertypes.length === 0 ? {} : { supertypes }),
    ...(all.includes('token') ? { token: true } : {}),
    ...(classes.length === 0 ? {} : { classes }),
    ...(elements.length === 0 ? {} : { elements: elements as Element[] }),
    ...(subtypes.length === 0 ? {} : { subtypes: subtypes.map(capital) }),
    ...(paid === undefined ? {} : { cost: paid }),
    ...Object.fromEntries(stats),
    ...(pace === undefined ? {} : { speed: pace }),
    text: text(data, 'effect', LONGEST.text) ?? '',
  };
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A card from an entry of the index; null for what is no card to play with. */
export function importCard(value: unknown): Imported | null {
  if (!isData(value)) return { name: null, problem: 'is not a card: no object with a name' };
  let name: string | undefined;
  try {
    name = text(value, 'name', LONGEST.name);
    if (name === undefined || name.trim() === '') return { name: null, problem: 'has no name' };
    const slug = text(value, 'slug', LONGEST.name) ?? slugOf(name);
    const { back } = value;
    const faces = [side(value, name)];
    if (isData(back)) faces.push(side(back, text(back, 'name', LONGEST.name) ?? name));
    const japanese = text(value, 'name_ja', LONGEST.name);
    return { source: { slug, name, faces }, names: japanese === undefined ? {} : { ja: japanese } };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { name: name ?? null, problem: error.message };
  }
}
