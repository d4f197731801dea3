/** Reading card files of other people, Scryfall's and MTGJSON's: an entry as the card that the compiler reads. Whatever is wrong with it is said. */
import type { SourceCard, SourceFace } from '@rulewright/text/magic';
import { JsonEntries } from '../import/json-entries.ts';
import { type PrintedIn, printedIn } from './printed.ts';

/** A card of somebody's file, and what the file says of it besides its text. */
export interface ImportedCard {
  readonly source: SourceCard;
  /** Names in other languages, by language code. */
  readonly names: Readonly<Record<string, string>>;
  /** The card as it was printed in other languages. */
  readonly printed?: PrintedIn;
  readonly set?: string;
  readonly number?: string;
  /** Every set that the file says it is in, as codes in capitals. */
  readonly sets?: readonly string[];
  readonly rarity?: Rarity;
}

export const RARITIES = ['common', 'uncommon', 'rare', 'mythic', 'special', 'bonus'] as const;
export type Rarity = (typeof RARITIES)[number];

export type Imported = ImportedCard | { readonly name: string | null; readonly problem: string };

/** Lists in an MTGJSON set file that hold other things than its cards. */
const BESIDE_CARDS = ['tokens', 'booster', 'decks', 'sealedProduct', 'translations', 'languages', 'cardsphereSetId'];

/** The entries of a file, which is given piece by piece. */
export const cardEntries = (): JsonEntries => new JsonEntries(BESIDE_CARDS);

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const field = (data: Data, key: string): unknown => data[key];
const list = (data: Data, key: string): readonly unknown[] | undefined => {
  const value = data[key];
  return Array.isArray(value) ? value : undefined;
};
const text = (data: Data, ...keys: readonly string[]): string | undefined => {
  for (const key of keys) {
    const value = data[key];
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
  }
  return undefined;
};

/** Longer than on any card; what is longer is not one. Of each, what the user is told it is. */
const LONGEST = {
  name: [300, 'name'],
  typeLine: [300, 'type line'],
  text: [20_000, 'text'],
  manaCost: [300, 'mana cost'],
  power: [20, 'power'],
  toughness: [20, 'toughness'],
  loyalty: [20, 'loyalty'],
  defense: [20, 'defense'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;
/** Names in other languages, codes of sets and numbers of cards, words for layouts. */
const LONGEST_WORD = 300;
const MOST_SETS = 2_000;
/** Layouts of things that are not cards to play with. */
const NOT_CARDS = new Set(['art_series', 'token', 'double_faced_token', 'emblem', 'front_card', 'vanguard_token']);

/** A card from an entry of a Scryfall or MTGJSON file; null for what is no card to play with, such as a token or an art card. */
export function importCard(value: unknown): Imported | null {
  // MTGJSON's AtomicCards: a list of the card's faces.
  const faces = Array.isArray(value) ? value : null;
  const first: unknown = faces === null ? value : faces[0];
  if (!isData(first)) return { name: null, problem: 'is not a card: no object with a name' };
  const name = text(first, 'name');
  const fail = (problem: string): Imported => ({ name: name ?? null, problem });
  if (name === undefined || name.trim() === '') return fail('has no name');
  for (const key of ['name', 'layout', 'set', 'setCode', 'collector_number', 'number'])
    if ((text(first, key) ?? '').length > LONGEST_WORD)
      return {
        name: name.slice(0, LONGEST_WORD),
        problem: `has a ${key.replace('_', ' ')} of ${text(first, key)?.length} characters`,
      };
  const layout = text(first, 'layout') ?? 'normal';
  if (NOT_CARDS.has(layout)) return null;
  if (text(first, 'type_line', 'type', 'printed_type_line') === undefined && list(first, 'card_faces') === undefined)
    return fail('has no type line');
  const parts = faces ?? list(first, 'card_faces') ?? [first];
  if (parts.length === 0 || parts.length > 8) return fail(`has ${parts.length} faces`);
  const made: SourceFace[] = [];
  for (const part of parts) {
    if (!isData(part)) return fail('has a face that is not an object');
    const face = importFace(part, name);
    if (typeof face === 'string') return fail(face);
    made.push(face);
  }
  const set = text(first, 'set', 'setCode');
  const number = text(first, 'collector_number', 'number');
  // MTGJSON's word for Scryfall's.
  const source = { name, layout: layout === 'aftermath' ? 'split' : layout, faces: made };
  const printed = printedIn(first, source);
  return {
    source,
    names: namesOf(first),
    ...(Object.keys(printed).length === 0 ? {} : { printed }),
    ...(set === undefined ? {} : { set }),
    ...(number === undefined ? {} : { number }),
    ...printingOf(first, set),
  };
}

/** `sets` of our own lists, `printings` of MTGJSON. */
function printingOf(data: Data, set: string | undefined): Pick<ImportedCard, 'sets' | 'rarity'> {
  const listed = [set, ...(list(data, 'sets') ?? list(data, 'printings') ?? []).slice(0, MOST_SETS)];
  const codes = listed.filter((code) => typeof code === 'string').filter(({ length }) => length <= LONGEST_WORD);
  const sets = [...new Set(codes.map((code) => code.toUpperCase()))];
  const rarity = RARITIES.find((known) => known === text(data, 'rarity'));
  return { ...(sets.length === 0 ? {} : { sets }), ...(rarity === undefined ? {} : { rarity }) };
}

function importFace(data: Data, cardName: string): SourceFace | string {
  const name = text(data, 'faceName', 'name') ?? cardName;
  const typeLine = text(data, 'type_line', 'type');
  if (typeLine === undefined) return `has a face (${name}) without a type line`;
  const words = text(data, 'oracle_text') ?? text(data, 'text') ?? '';
  if (hasOddCharacters(words) || hasOddCharacters(name)) return 'has characters that do not belong in a text';
  const letters = field(data, 'color_indicator') ?? field(data, 'colorIndicator');
  const face: SourceFace = {
    name,
    typeLine,
    text: words,
    ...optional('manaCost', text(data, 'mana_cost', 'manaCost')),
    ...optional('power', text(data, 'power')),
    ...optional('toughness', text(data, 'toughness')),
    ...optional('loyalty', text(data, 'loyalty')),
    ...optional('defense', text(data, 'defense')),
    ...(Array.isArray(letters) ? { colorIndicator: lettersIn(letters) } : {}),
  };
  for (const key of keysOf(LONGEST)) {
    const [most, word] = LONGEST[key];
    const { length } = face[key] ?? '';
    if (length > most) return `has a ${word} of ${length} characters`;
  }
  return face;
}

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(record) as K[];
const lettersIn = (letters: readonly unknown[]): readonly string[] =>
  ['W', 'U', 'B', 'R', 'G'].filter((letter) => letters.includes(letter));

const optional = <K extends string>(key: K, value: string | undefined): { readonly [P in K]?: string } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [P in K]?: string });

/** Control characters, marks of direction, half surrogates: they hide what a text says. Line breaks are fine. */
const hasOddCharacters = (words: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(words.replaceAll('\n', ''));

const LANGUAGE = /^[a-z]{2,3}$/;

/** `printed` holds names by language; MTGJSON has them in `foreignData`. */
function namesOf(data: Data): Readonly<Record<string, string>> {
  const names = new Map<string, string>();
  const printed = field(data, 'printed');
  if (isData(printed))
    for (const [lang, entry] of Object.entries(printed)) {
      if (!isData(entry)) continue;
      const faces = list(entry, 'card_faces')?.filter(isData) ?? [entry];
      const parts = faces.map((face) => text(face, 'printed_name')).filter((part) => part !== undefined);
      const name = parts.join(' // ');
      if (LANGUAGE.test(lang) && name !== '' && name.length <= LONGEST_WORD) names.set(lang, name);
    }
  const foreign = field(data, 'foreignData');
  if (Array.isArray(foreign))
    for (const entry of foreign.filter(isData)) {
      const lang = FOREIGN.get(text(entry, 'language') ?? '');
      const name = text(entry, 'name');
      if (lang !== undefined && name !== undefined && name.length <= LONGEST_WORD) names.set(lang, name);
    }
  return Object.fromEntries(names);
}

const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['Chinese Simplified', 'zhs'],
  ['Chinese Traditional', 'zht'],
  ['Japanese', 'ja'],
]);
