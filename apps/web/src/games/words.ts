/** The words that each game has to have. */

/** The parts of the app that have a picture on its first page. */
export type Pictured = 'play' | 'lab' | 'cards' | 'decks' | 'replays';

/** What is said of a game where the rest is said of any. */
export interface GameWords {
  readonly game: {
    readonly motto: string;
    readonly lead: string;
    /** The ways to play, by the names that the rules give them. */
    readonly formats: Readonly<Record<string, string>>;
    /** What there is on each page. */
    readonly pages: Readonly<Record<Pictured, string>>;
    /** The right to act: who has it, keeping it, and when it is passed by itself. */
    readonly priority: {
      readonly has: string;
      readonly hold: string;
      readonly holdHint: string;
      readonly auto: string;
    };
    /** What the lab shows of a game that is under way. */
    readonly everything: string;
    /** Where the keys go in the lab. */
    readonly labZones: string;
    /** A scenario file in a few words. */
    readonly paste: string;
    /** What a file ends with if it is to check. */
    readonly check: string;
    /** What a set-up cannot say, by code. */
    readonly losses: Readonly<Record<string, string>>;
    /** Whose game it is. */
    readonly rights: string;
  };
  readonly deck: DeckWords;
  readonly card: CardWords;
}

/** What is said of the cards of a game. */
interface CardWords {
  readonly search: {
    /** What can be asked, in a few examples. */
    readonly hint: string;
    readonly noneHint: string;
    readonly orders: Readonly<Record<string, string>>;
    /** Queries with what they ask. */
    readonly examples: readonly (readonly string[])[];
  };
  /** What is wrong with a query, by the codes that only the game has. */
  readonly problems: Readonly<Record<string, string>>;
  readonly write: {
    readonly pasteHint: string;
    /** Why words were not understood, by code. */
    readonly reasons: Readonly<Record<string, string>>;
  };
  readonly import: { readonly intro: string };
}

/** What is said of the decks of a game. What is by part, format, kind or form has the codes that the game gives them. */
interface DeckWords {
  readonly parts: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly empty: string;
        /** So many of a card are there now. */
        added(card: string, count: number): string;
        moveTo(card: string): string;
        /** So many cards of a list belong there. */
        found(count: number): string;
      }
    >
  >;
  readonly formats: Readonly<Record<string, string>>;
  readonly formatNotes: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, string>>;
  readonly addHint: string;
  readonly importHint: string;
  deckLeft(count: number): string;
  readonly deckEmpty: string;
  /** What the decks that come with the game are called, by their names. */
  readonly samples: Readonly<Record<string, string>>;
  /** So many cards of a first hand have to go where they are drawn last. */
  toBottom(count: number): string;
}
