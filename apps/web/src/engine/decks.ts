/** What is known of decks, for any game: plain data that the engine's side gives and the page shows. */
import type { CardCount, DeckParts, ListProblem } from '@rulewright/cards';

/** A card of a deck. `D` is what the game draws. */
export interface CardLook<D = unknown> {
  /** As it stands in the list. */
  readonly name: string;
  /** In the user's language. */
  readonly shown: string;
  /** What it is called in addresses. */
  readonly page: string;
  /** Null for a card that nobody knows. */
  readonly drawn: D | null;
  /** What it is listed under. */
  readonly kind: string;
  /** Cheap cards come first. */
  readonly value: number;
  /** The part of a deck where such cards are played. */
  readonly home: string;
  /** Whether it can be played, and if not what stands in the way. */
  readonly state: 'playable' | 'unknown' | 'unread' | 'unplayable';
  readonly why: string;
}

/** What is wrong with a deck. */
export interface DeckProblem {
  readonly code: string;
  readonly rule: string;
  readonly card?: string;
}

/** `S` are the game's numbers of a deck, `P` its problems. */
export interface DeckLook<D = unknown, S = unknown, P extends DeckProblem = DeckProblem> {
  readonly cards: Readonly<Record<string, CardLook<D>>>;
  readonly stats: S;
  readonly problems: readonly P[];
}

/** A deck in a list of decks. */
export interface DeckSummary {
  /** By part. */
  readonly counts: Readonly<Record<string, number>>;
  /** What it is like at a glance, for the game to draw. */
  readonly sign: string;
  readonly legal: boolean;
  /** Every card that is played can be. */
  readonly playable: boolean;
}

export interface ReadDeck {
  readonly name: string | null;
  readonly parts: DeckParts;
  readonly problems: readonly ListProblem[];
  /** Names that no card has. */
  readonly unknown: readonly string[];
}

export const namesIn = (parts: DeckParts): readonly string[] => [
  ...new Set(
    Object.values(parts)
      .flat()
      .map(([, name]) => name),
  ),
];

/** The parts of a deck, each made anew. */
export async function eachPart(
  parts: DeckParts,
  made: (cards: readonly CardCount[]) => Promise<readonly CardCount[]>,
): Promise<DeckParts> {
  const { main, ...others } = parts;
  const rest = await Promise.all(
    Object.entries(others).map(async ([part, cards]) => [part, await made(cards)] as const),
  );
  return { main: await made(main), ...Object.fromEntries(rest) };
}
