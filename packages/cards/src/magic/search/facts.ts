/** What a search can ask of a card. Made from its text, so that cards that cannot be read are found as well. */
import { printTypeLine, readTypeLine, type SourceCard, type SourceFace } from '@rulewright/text/magic';
import { plainName } from '../../names.ts';
import type { Rarity } from '../import.ts';

/** Where a card comes from. */
export type Origin = 'own' | 'imported' | 'bundled' | 'token';

export interface FaceFacts {
  readonly name: string;
  readonly cost: string;
  /** One bit for each colour, white first. */
  readonly colors: number;
  /** The type line in every language that it can be printed in, in small letters. */
  typeLine(): string;
  readonly types: readonly string[];
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  readonly defense?: number;
  /** In small letters; the card itself is `~`. */
  text(): string;
}

export interface CardFacts {
  readonly name: string;
  /** In all languages, also those of single faces, each spelt plainly. */
  readonly names: readonly string[];
  readonly layout: string;
  readonly faces: readonly [FaceFacts, ...FaceFacts[]];
  readonly manaValue: number;
  readonly sets: readonly string[];
  readonly rarity?: Rarity;
  readonly origin: Origin;
  /** Its text is not understood, so that it cannot be played. */
  readonly refused: boolean;
  /** Colours of its symbols anywhere (903.4), as bits. */
  identity(): number;
  /** In small letters, without what stands after them. */
  keywords(): readonly string[];
}

export interface FactsGiven {
  readonly source: SourceCard;
  readonly origin: Origin;
  readonly refused?: boolean;
  readonly names?: Readonly<Record<string, string>>;
  readonly sets?: readonly string[];
  readonly rarity?: Rarity;
  /** The text of a face, where working it out takes time. */
  readonly text?: (face: number) => string;
  /** Known ones; otherwise they are looked for in the text. */
  readonly keywords?: () => readonly string[];
  /** The symbols of its text; otherwise they are looked for in the text. */
  readonly symbols?: () => string;
}

const LETTERS = 'WUBRG';

export const colorBitsOf = (letters: string): number =>
  [...letters].reduce((bits, letter) => (LETTERS.includes(letter) ? bits | (1 << LETTERS.indexOf(letter)) : bits), 0);

/** The colours of the symbols in a text. */
const symbolColors = (text: string): number =>
  [...text.matchAll(/\{([^{}]+)\}/g)].reduce((bits, [, symbol]) => bits | colorBitsOf((symbol ?? '').toUpperCase()), 0);

/** 202.3: a hybrid symbol counts as its larger part, X as nothing. */
export function manaValueOf(cost: string): number {
  let sum = 0;
  for (const [, symbol] of cost.matchAll(/\{([^{}]+)\}/g)) {
    const parts = (symbol ?? '')
      .split('/')
      .map((part) => (/^\d+$/.test(part) ? Number(part) : part === '½' ? 0.5 : /^[XYZ]$/.test(part) ? 0 : 1));
    sum += Math.max(...parts);
  }
  return sum;
}

const number = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;

const LANGUAGES = ['zhs', 'zht', 'ja'] as const;

type Types = Pick<FaceFacts, 'typeLine' | 'types'>;

const typesKnown = new Map<string, Types>();

/** Many cards have the same type line. */
function typesOf(line: string): Types {
  const known = typesKnown.get(line);
  if (known !== undefined) return known;
  const made = typesIn(line);
  typesKnown.set(line, made);
  return made;
}

function typesIn(line: string): Types {
  const read = readTypeLine(line, 'en');
  if ('unread' in read) return { typeLine: () => line.toLowerCase(), types: line.toLowerCase().split(/[\s—]+/) };
  const all = (): string =>
    [line, ...LANGUAGES.map((lang) => printTypeLine(read, lang)).filter((text) => text !== undefined)].join('\n');
  return { typeLine: once(() => all().toLowerCase()), types: [...read.supertypes, ...read.types] };
}

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const withoutReminders = (text: string): string => text.replace(/\([^()]*\)/g, '');

function faceFacts(face: SourceFace, text: () => string): FaceFacts {
  const cost = face.manaCost ?? '';
  const given = { power: face.power, toughness: face.toughness, loyalty: face.loyalty, defense: face.defense };
  const numbers = Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, number(value)]])),
  );
  return {
    name: face.name,
    cost: cost.toUpperCase(),
    colors: symbolColors(cost) | colorBitsOf((face.colorIndicator ?? []).join('')),
    ...typesOf(face.typeLine),
    ...numbers,
    text: once(() => text().replaceAll(face.name, '~').toLowerCase()),
  };
}

const BASICS: Readonly<Record<string, string>> = { plains: 'W', island: 'U', swamp: 'B', mountain: 'R', forest: 'G' };

/** 903.4, 903.5d. */
const identityOf = (faces: readonly FaceFacts[], symbols: string): number =>
  faces.reduce(
    (bits, face) =>
      bits |
      face.colors |
      colorBitsOf(
        Object.entries(BASICS)
          .map(([type, letter]) => (face.typeLine().includes(type) ? letter : ''))
          .join(''),
      ),
    symbolColors(symbols),
  );

/** Lines that are lists of keywords, and lines that begin with one that has a cost or a number. */
const keywordsIn = (text: string): readonly string[] =>
  withoutReminders(text)
    .split('\n')
    .flatMap((line) =>
      line.includes('.')
        ? [/^[a-z ]+(?=—)/.exec(line)?.[0] ?? '']
        : line.split(/[,;]/).map((part) => part.replace(/[{—\d].*$/, '')),
    )
    .map((word) => word.trim())
    .filter((word) => word !== '' && word.length < 40);

export function factsOf(given: FactsGiven): CardFacts | undefined {
  const { source } = given;
  const [first, ...rest] = source.faces.map((face, i) => faceFacts(face, () => given.text?.(i) ?? face.text));
  if (first === undefined) return undefined;
  const faces: readonly [FaceFacts, ...FaceFacts[]] = [first, ...rest];
  const spoken = [source.name, ...faces.map(({ name }) => name), ...Object.values(given.names ?? {})];
  // 709.4b, 712.8d: a split card costs both, any other card what its front does.
  const paid: readonly FaceFacts[] = source.layout === 'split' ? faces : [first];
  return {
    name: source.name,
    names: [...new Set(spoken.map(plainName))],
    layout: source.layout,
    faces,
    manaValue: paid.reduce((sum, { cost }) => sum + manaValueOf(cost), 0),
    sets: given.sets ?? [],
    ...(given.rarity === undefined ? {} : { rarity: given.rarity }),
    origin: given.origin,
    refused: given.refused ?? false,
    identity: once(() =>
      identityOf(faces, given.symbols?.() ?? faces.map((face) => withoutReminders(face.text())).join()),
    ),
    keywords: once(() => given.keywords?.() ?? faces.flatMap((face) => keywordsIn(face.text()))),
  };
}
