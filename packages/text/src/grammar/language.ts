/** What a language has to tell the machinery: how its text falls into tokens, and how its words change their form. */

/** `word`: letters; `number`: digits; `symbol`: {R}; `pt`: +1/+1; `loyalty`: −3; `mark`: punctuation; `self`: the card's own name. */
export type TokenKind = 'word' | 'number' | 'symbol' | 'pt' | 'loyalty' | 'mark' | 'self';

export interface Token {
  readonly kind: TokenKind;
  /** As rules compare it: lower case, spelling variants made alike. */
  readonly text: string;
  /** As it stands in the text. */
  readonly raw: string;
  readonly capital: boolean;
  readonly start: number;
  readonly end: number;
}

/** A phrase's agreement: of one, of several, or of the reader ("you"). */
export type Agreement = 'sg' | 'pl' | 'you';

/**
 * What other words of a phrase hang on, in the language's own terms: English knows `Agreement`, Chinese the measure word that a noun is
 * counted with. `''` is what the language takes where nothing is said.
 */
export type Feature = string;

/** Forms of a word: nouns have the first two (one, several), verbs all four (go, goes, gone, going). */
export const FORMS = { sg: 0, pl: 1, base: 0, s: 1, ed: 2, ing: 3 } as const;
export type FormName = keyof typeof FORMS;

export interface Language {
  readonly code: string;
  /** How a text falls into tokens; `names` are what the card calls itself, the longest first. */
  tokens(text: string, names: readonly string[]): readonly Token[];
  /** The forms of a noun or verb, in the order of `FORMS`. */
  noun(word: string): readonly string[];
  verb(word: string): readonly string[];
  /** Which form a noun or verb has that hangs on a phrase of that feature. */
  nounForm(feature: Feature): number;
  verbForm(feature: Feature): number;
  /** A phrase whose rule says nothing has the feature of its last part; a word may hang on what follows it, and is then read in any form. */
  readonly isHeadFinal?: true;
  /** A counting word is read in any form; printed is the one that fits. */
  readonly readsAnyForm?: true;
  /** A mark that may stand beside any word of a wording and says nothing there; between two parts it does, and is asked for. */
  readonly pause?: string;
  /** What is called by a word of the rules' language there, as it is called in this one: printed so. */
  said?(rule: string, value: string): string | undefined;
  /** How many readings of one phrase are still no mistake of the grammar, if not as many as in English. */
  readonly mostReadings?: number;
  /** Words that wordings of one rule may do without, and classes of words of which one stands where another could. */
  readonly alike: { readonly needless: ReadonlySet<string>; readonly classes: readonly ReadonlySet<string>[] };
  /** Words that say whose something is by who does what is said: the reader, or others. Absent: the language has none. */
  readonly persons?: Readonly<Record<string, 'you' | 'others'>>;
  /** Puts printed pieces together: spaces, capitals, articles. `names` as for reading. */
  join(pieces: readonly Piece[], names: readonly string[]): string;
}

/** What the printer hands to the language: a word, or a mark that the next word has a capital. */
export type Piece = string | typeof CAPITAL;
export const CAPITAL = Symbol('capital');
