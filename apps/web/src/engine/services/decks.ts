/** Decks: what their cards are, how they add up, whether they are legal, lists in and out, hands to try. */
import {
  allowedByText,
  bundledCards,
  bundledEntry,
  type CardCount,
  type CardFinder,
  countOf,
  type DeckCard,
  type DeckFormat,
  type Decklist,
  type DeckProblem,
  deckProblems,
  type Found,
  type ListFormat,
  type ListProblem,
  merged,
  plainName,
  printDecklist,
  printedText,
  readDecklist,
  decks as samples,
} from '@rulewright/cards';
import { seedRandom, shuffled } from '@rulewright/kernel';
import { unsupported } from '@rulewright/magic';
import type { Speech } from '@rulewright/table';
import type { Lang } from '@rulewright/text';
import type { Drawn } from '../../card/drawn.ts';
import { finder as currentFinder } from './finder.ts';
import { manaValueOf, printed } from './printed.ts';
import { onShelf } from './shelf.ts';
import { speech as speechFor } from './speech.ts';

/** The order in which people list them. */
const KINDS = [
  'creature',
  'planeswalker',
  'battle',
  'instant',
  'sorcery',
  'artifact',
  'enchantment',
  'land',
  'other',
] as const;
export type CardKind = (typeof KINDS)[number];

export interface CardLook {
  /** As it stands in the list. */
  readonly name: string;
  /** Null for a card that nobody knows. */
  readonly drawn: Drawn | null;
  readonly manaValue: number;
  readonly kind: CardKind;
  /** Whether it can be played, and if not what stands in the way. */
  readonly state: 'playable' | 'unknown' | 'unread' | 'unplayable';
  readonly why: string;
}

export interface DeckStats {
  readonly main: number;
  readonly sideboard: number;
  /** Cards of the main deck that are no lands by mana value: 0, 1, … , and the last for that and more. */
  readonly curve: readonly number[];
  readonly averageValue: number;
  /** How many coloured symbols the costs have, and how many cards give such mana, by letter. */
  readonly symbols: Readonly<Record<string, number>>;
  readonly sources: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Partial<Record<CardKind, number>>>;
}

export interface DeckLook {
  readonly cards: Readonly<Record<string, CardLook>>;
  readonly stats: DeckStats;
  readonly problems: readonly DeckProblem[];
}

/** A deck in a list of decks. */
export interface DeckSummary {
  readonly main: number;
  readonly sideboard: number;
  /** The letters of the colours that its costs need. */
  readonly colors: string;
  readonly legal: boolean;
  /** Every card of the main deck can be played. */
  readonly playable: boolean;
}

export interface DeckParts {
  readonly main: readonly CardCount[];
  readonly sideboard: readonly CardCount[];
}

/** The last column of the curve is for this and more. */
const LAST_VALUE = 7;
const LETTERS = ['W', 'U', 'B', 'R', 'G'];
const MOST_SUGGESTIONS = 12;

const isRead = (found: Found | undefined): found is Extract<Found, { readonly card: unknown }> =>
  found !== undefined && 'card' in found;

function kindOf(types: readonly string[]): CardKind {
  if (types.includes('land')) return 'land';
  return KINDS.find((kind) => types.includes(kind)) ?? 'other';
}

function lookAt(name: string, finder: CardFinder, speech: Speech): CardLook {
  const found = finder.find(name);
  if (!isRead(found))
    return {
      name,
      drawn: null,
      manaValue: 0,
      kind: 'other',
      state: found === undefined ? 'unknown' : 'unread',
      why: found?.refusals[0]?.words ?? '',
    };
  const { card } = found;
  const [missing] = unsupported(card);
  return {
    name,
    drawn: printed(card, speech),
    manaValue: manaValueOf(card),
    kind: kindOf(card.faces[0].types),
    state: missing === undefined ? 'playable' : 'unplayable',
    why: missing ?? '',
  };
}

const deckCard =
  (finder: CardFinder) =>
  (name: string): DeckCard | undefined => {
    const found = finder.find(name);
    if (!isRead(found)) return undefined;
    const [{ supertypes = [], types }] = found.card.faces;
    const entry = bundledEntry(found.card.name);
    return {
      basicLand: supertypes.includes('basic') && types.includes('land'),
      allowed: entry === undefined ? null : allowedByText(printedText(entry).join('\n')),
    };
  };

/** What mana a card gives: its basic land types, and the symbols after "add" in its text. */
function gives(drawn: Drawn): readonly string[] {
  const basics = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
  const text = drawn.text.map(({ words }) => words).join('\n');
  const added = [...text.matchAll(/(?:\bAdd\b|加)[^.。]*/gi)].map(([part]) => part).join(' ');
  if (/any (?:one )?color|任意颜色|任意一种颜色/.test(added)) return LETTERS;
  return LETTERS.filter((letter, i) => drawn.subtypes.includes(basics[i] ?? '') || added.includes(`{${letter}}`));
}

function statsOf({ main, sideboard }: DeckParts, cards: Readonly<Record<string, CardLook>>): DeckStats {
  const curve = Array.from({ length: LAST_VALUE + 1 }, () => 0);
  const tally = (): Record<string, number> => Object.fromEntries(LETTERS.map((letter) => [letter, 0]));
  const symbols = tally();
  const sources = tally();
  const kinds: Partial<Record<CardKind, number>> = {};
  let spells = 0;
  let value = 0;
  for (const [count, name] of main) {
    const look = cards[name];
    if (look === undefined) continue;
    kinds[look.kind] = (kinds[look.kind] ?? 0) + count;
    if (look.drawn === null) continue;
    for (const letter of gives(look.drawn)) sources[letter] = (sources[letter] ?? 0) + count;
    if (look.kind === 'land') continue;
    spells += count;
    value += look.manaValue * count;
    const column = Math.min(look.manaValue, LAST_VALUE);
    curve[column] = (curve[column] ?? 0) + count;
    for (const [, symbol = ''] of (look.drawn.cost ?? '').matchAll(/\{([^{}]+)\}/g))
      for (const letter of LETTERS)
        if (symbol.split('/').includes(letter)) symbols[letter] = (symbols[letter] ?? 0) + count;
  }
  return {
    main: countOf(main),
    sideboard: countOf(sideboard),
    curve,
    averageValue: spells === 0 ? 0 : value / spells,
    symbols,
    sources,
    kinds,
  };
}

function summaryOf(parts: DeckParts, format: DeckFormat, finder: CardFinder): DeckSummary {
  const found = parts.main.map(([, name]) => finder.find(name));
  const costs = found.flatMap((card) => (isRead(card) ? [card.card.faces[0].cost ?? ''] : [])).join('');
  return {
    main: countOf(parts.main),
    sideboard: countOf(parts.sideboard),
    colors: LETTERS.filter((letter) => costs.includes(letter)).join(''),
    legal: deckProblems(asList(parts), format, deckCard(finder)).length === 0,
    playable: found.every((card) => isRead(card) && unsupported(card.card).length === 0),
  };
}

const asList = (parts: DeckParts): Decklist => ({ ...parts, commander: [] });

/** Everything that has a name: the user's cards first. Each with its names in other languages. */
async function* named(): AsyncIterable<{ readonly name: string; readonly names: Readonly<Record<string, string>> }> {
  const shelf = await onShelf().catch(() => null);
  if (shelf !== null)
    for (const cards of [shelf.own, shelf.imported])
      for (const { source, names } of cards.all()) yield { name: source.name, names };
  for (const { name } of bundledCards) yield { name, names: bundledEntry(name)?.names ?? {} };
}

/** English names by those in other languages. */
async function translations(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for await (const { name, names } of named())
    for (const other of Object.values(names)) if (!found.has(plainName(other))) found.set(plainName(other), name);
  return found;
}

/** Names as the cards have them: the case and the language of a list do not matter. */
async function tidied(cards: readonly CardCount[], finder: CardFinder): Promise<readonly CardCount[]> {
  const strange = cards.some(([, name]) => finder.find(name) === undefined);
  const others = strange ? await translations() : new Map<string, string>();
  return merged(
    cards.map(([count, name]) => {
      const known = finder.find(name) === undefined ? (others.get(plainName(name)) ?? name) : name;
      const found = finder.find(known);
      return [count, isRead(found) ? found.card.name : known];
    }),
  );
}

export interface ReadDeck extends DeckParts {
  readonly name: string | null;
  readonly problems: readonly ListProblem[];
  /** Names that no card has. */
  readonly unknown: readonly string[];
}

export interface Suggestion {
  readonly name: string;
  /** In the language asked for. */
  readonly shown: string;
  readonly drawn: Drawn | null;
}

export const decks = {
  samples: (): typeof samples => samples,
  async summaries(decks: readonly (DeckParts & { readonly format: DeckFormat })[]): Promise<readonly DeckSummary[]> {
    const finder = await currentFinder();
    return decks.map((deck) => summaryOf(deck, deck.format, finder));
  },
  async look(parts: DeckParts, format: DeckFormat, lang: Lang): Promise<DeckLook> {
    const finder = await currentFinder();
    const speech = speechFor(lang, finder);
    const names = new Set([...parts.main, ...parts.sideboard].map(([, name]) => name));
    const cards = Object.fromEntries([...names].map((name) => [name, lookAt(name, finder, speech)]));
    return { cards, stats: statsOf(parts, cards), problems: deckProblems(asList(parts), format, deckCard(finder)) };
  },
  /** A list that was pasted or is in a file. A commander is a card of the deck here. */
  async read(text: string): Promise<ReadDeck> {
    const finder = await currentFinder();
    const { list, problems } = readDecklist(text);
    const main = await tidied([...list.commander, ...list.main], finder);
    const sideboard = await tidied(list.sideboard, finder);
    const unknown = [...main, ...sideboard].map(([, name]) => name).filter((name) => finder.find(name) === undefined);
    return { name: list.name ?? null, main, sideboard, problems, unknown: [...new Set(unknown)] };
  },
  print: (name: string, parts: DeckParts, format: ListFormat): string =>
    printDecklist({ ...asList(parts), name }, format),
  /** The deck in the order of a shuffle; the same seed gives the same. */
  shuffle: (main: readonly CardCount[], seed: number): readonly string[] =>
    shuffled(
      main.flatMap(([count, name]) => Array.from({ length: count }, () => name)),
      seedRandom(seed),
    )[0],
  /** Cards whose name begins so, has a word that does, or has it somewhere; in English or in the language. */
  async suggest(beginning: string, lang: Lang): Promise<readonly Suggestion[]> {
    const wanted = plainName(beginning);
    if (wanted === '') return [];
    const ranked: (string[] | undefined)[] = [[], [], []];
    const seen = new Set<string>();
    for await (const { name, names } of named()) {
      if (seen.has(name)) continue;
      const rank = Math.min(...[name, names[lang] ?? name].map((n) => rankOf(plainName(n), wanted)));
      if (!Number.isFinite(rank)) continue;
      seen.add(name);
      ranked[rank]?.push(name);
    }
    const finder = await currentFinder();
    const speech = speechFor(lang, finder);
    return ranked
      .flatMap((all) => all ?? [])
      .slice(0, MOST_SUGGESTIONS)
      .map((name) => ({ name, shown: speech.card(name), drawn: lookAt(name, finder, speech).drawn }));
  },
};

function rankOf(name: string, wanted: string): number {
  const at = name.indexOf(wanted);
  if (at < 0) return Number.POSITIVE_INFINITY;
  if (at === 0) return 0;
  return /[\s'-]/.test(name[at - 1] ?? '') ? 1 : 2;
}
