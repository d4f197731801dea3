/** Reading card files of other people, Scryfall's and MTGJSON's: an entry as the card that the compiler reads. Whatever is wrong with it is said. */
import type { SourceCard, SourceFace } from '@rulewright/text/magic';
import { JsonEntries } from '../import/json-entries.ts';

/** A card of somebody's file, and what the file says of it besides its text. */
export interface ImportedCard {
  readonly source: SourceCard;
  /** Names in other languages, by language code. */
  readonly names: Readonly<Record<string, string>>;
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

/** Longer than any card's text; what is longer is not one. */
const LONGEST_TEXT = 20_000;
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
  return {
    source: { name, layout: LAYOUTS[layout] ?? layout, faces: made },
    names: namesOf(first),
    ...(set === undefined ? {} : { set }),
    ...(number === undefined ? {} : { number }),
    ...printingOf(first, set),
  };
}

/** `sets` of our own lists, `printings` of MTGJSON. */
function printingOf(data: Data, set: string | undefined): Pick<ImportedCard, 'sets' | 'rarity'> {
  const listed = [set, ...(list(data, 'sets') ?? list(data, 'printings') ?? [])];
  const sets = [...new Set(listed.filter((code) => typeof code === 'string').map((code) => code.toUpperCase()))];
  const rarity = RARITIES.find((known) => known === text(data, 'rarity'));
  return { ...(sets.length === 0 ? {} : { sets }), ...(rarity === undefined ? {} : { rarity }) };
}

/** MTGJSON's words for Scryfall's. */
const LAYOUTS: Readonly<Record<string, string>> = { aftermath: 'split' };

function importFace(data: Data, cardName: string): SourceFace | string {
  const name = text(data, 'faceName', 'name') ?? cardName;
  const typeLine = text(data, 'type_line', 'type');
  if (typeLine === undefined) return `has a face (${name}) without a type line`;
  const words = text(data, 'oracle_text') ?? text(data, 'text') ?? '';
  for (const [what, value] of Object.entries({ name, typeLine, words }))
    if (value.length > LONGEST_TEXT) return `has a ${what} of ${value.length} characters`;
  if (hasOddCharacters(words) || hasOddCharacters(name)) return 'has characters that do not belong in a text';
  const letters = field(data, 'color_indicator') ?? field(data, 'colorIndicator');
  const cost = text(data, 'mana_cost', 'manaCost');
  return {
    name,
    typeLine,
    text: words,
    ...(cost === undefined ? {} : { manaCost: cost }),
    ...optional('power', text(data, 'power')),
    ...optional('toughness', text(data, 'toughness')),
    ...optional('loyalty', text(data, 'loyalty')),
    ...optional('defense', text(data, 'defense')),
    ...(Array.isArray(letters) ? { colorIndicator: letters.filter((letter) => typeof letter === 'string') } : {}),
  };
}

const optional = <K extends string>(key: K, value: string | undefined): { readonly [P in K]?: string } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [P in K]?: string });

/** Control characters, marks of direction, half surrogates: they hide what a text says. Line breaks are fine. */
const hasOddCharacters = (words: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(words.replaceAll('\n', ''));

/** `printed` holds names by language; MTGJSON has them in `foreignData`. */
function namesOf(data: Data): Readonly<Record<string, string>> {
  const names: Record<string, string> = {};
  const printed = field(data, 'printed');
  if (isData(printed))
    for (const [lang, entry] of Object.entries(printed)) {
      if (!isData(entry)) continue;
      const faces = list(entry, 'card_faces')?.filter(isData) ?? [entry];
      const parts = faces.map((face) => text(face, 'printed_name')).filter((part) => part !== undefined);
      if (parts.length > 0) names[lang] = parts.join(' // ');
    }
  const foreign = field(data, 'foreignData');
  if (Array.isArray(foreign))
    for (const entry of foreign.filter(isData)) {
      const lang = FOREIGN[text(entry, 'language') ?? ''];
      const name = text(entry, 'name');
      if (lang !== undefined && name !== undefined) names[lang] = name;
    }
  return names;
}

const FOREIGN: Readonly<Record<string, string>> = {
  'Chinese Simplified': 'zhs',
  'Chinese Traditional': 'zht',
  Japanese: 'ja',
};
