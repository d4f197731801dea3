/** A deck as people write it down: how many of which card, what is beside it, and what could not be read. */

/** So many of a card. */
export type CardCount = readonly [count: number, name: string];

/** The cards of a deck by its parts. Which there are is for the game to say; what most of a deck is, and all of a simple one, is `main`. */
export interface DeckParts {
  readonly main: readonly CardCount[];
  readonly [part: string]: readonly CardCount[];
}

/** A deck by the names of its cards. */
export interface Deck<Parts extends DeckParts = DeckParts> {
  readonly name: string;
  /** How it plays, in a sentence of each language, by language code. */
  readonly plays?: Readonly<Record<string, string>>;
  readonly parts: Parts;
  /** What it is made for; absent: the first format that the game offers. */
  readonly format?: string;
}

/** What a list has, in a game whose decks have the parts `P`. */
export interface Decklist<P extends string = string> {
  /** As the list names itself; absent if it does not. */
  readonly name?: string;
  readonly parts: PartsOf<P>;
}

/** All parts of a deck, those without cards too. */
export type PartsOf<P extends string> = DeckParts & Readonly<Record<P, readonly CardCount[]>>;

/** A place in a list that could not be read. */
export interface ListProblem {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly code: 'not-a-card-line' | 'bad-count' | 'not-a-deck';
}

/** A list, and the places that could not be read. */
export interface ReadDecklist<P extends string = string> {
  readonly list: Decklist<P>;
  readonly problems: readonly ListProblem[];
}

/** More of one card than anybody means; keeps a slip of the finger from making a million objects. */
export const MOST_COPIES = 999;

/** Longer than any line of a list; so much of it is shown. */
export const LONGEST_LINE = 1000;
export const SHOWN = 60;

export const countOf = (cards: readonly CardCount[]): number => cards.reduce((sum, [count]) => sum + count, 0);

/** Equal names become one entry, at the place of the first. */
export function merged(cards: readonly CardCount[]): readonly CardCount[] {
  const counts = new Map<string, number>();
  for (const [count, name] of cards) counts.set(name, Math.min((counts.get(name) ?? 0) + count, MOST_COPIES));
  return [...counts].map(([name, count]) => [count, name]);
}

/** Halves of a card are written `Fire // Ice` here, whatever program the list comes from. */
export const tidyName = (name: string): string =>
  name
    .replace(/\s*(?:\/{1,3}|／{1,2})\s*/g, ' // ')
    .replace(/\s+/g, ' ')
    .trim();
