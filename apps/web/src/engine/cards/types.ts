/** What is known of cards, for any game: plain data that the engine's side gives and the page shows. */
import type { Evidence } from '@rulewright/cards';

/** A card as somebody wrote it. A game's has more. */
export interface Source {
  readonly name: string;
  readonly faces: readonly { readonly name: string; readonly text: string }[];
}

/** Words that were not understood, and where. */
export interface Refusal {
  readonly name: string;
  readonly face: string;
  /** From 1; 0 for what stands outside the text. */
  readonly line: number;
  /** In characters. */
  readonly at: number;
  readonly words: string;
  readonly reason: string;
}

/** An entry of a file that is no card that could be taken. */
export interface EntryError {
  readonly entry: string;
  readonly name: string | null;
  readonly problem: string;
}

export interface ImportSummary {
  readonly id: string;
  readonly file: string;
  readonly at: number;
  readonly cards: number;
  readonly compiled: number;
  readonly roundTrip: number;
  readonly refused: number;
  /** All that was wrong with the file, and the first of it. */
  readonly broken: number;
  readonly errors: readonly EntryError[];
}

/** What is drawn of a face. */
export interface Named {
  /** In the user's language. */
  readonly name: string;
  /** In English. */
  readonly card: string;
}

type Origin = 'own' | 'imported' | 'bundled' | 'token';

/** How other cards go on after the same words. */
export interface Suggestion {
  /** What comes next, a few words. */
  readonly words: string;
  /** How many of the bundled cards say so. */
  readonly cards: number;
}

/** A line word by word, or where in it reading stopped. */
export type LineRead =
  | { readonly words: readonly { readonly words: string; readonly rules: readonly string[] }[] }
  | {
      readonly text: string;
      /** What was not understood, as a part of the text. */
      readonly from: number;
      readonly to: number;
      readonly refusal: Refusal;
      readonly suggestions: readonly Suggestion[];
    };

interface Grade extends Evidence {
  /** What the engine cannot play yet. */
  readonly missing: readonly string[];
}

/** A card in the card language of its game. */
interface Meant {
  readonly faces: readonly { readonly name: string }[];
}

/** A card read before the user's eyes. `S` is its text, `D` what is drawn of it. */
export interface CardRead<S extends Source = Source, D extends Named = Named> {
  readonly source: S;
  readonly faces: readonly D[];
  /** The lines of each face. */
  readonly lines: readonly (readonly LineRead[])[];
  /** What it means, as card language; null if it was not read. */
  readonly card: Meant | null;
  /** What stands outside the lines of text, or is about all of them. */
  readonly refusals: readonly Refusal[];
  readonly grade: Grade;
}

export interface CardPage<S extends Source = Source, D extends Named = Named> extends CardRead<S, D> {
  /** What lists, scenarios and addresses call it. */
  readonly id: string;
  readonly origin: Origin;
  readonly names: Readonly<Record<string, string>>;
  readonly sets: readonly string[];
  /** Its meaning was written by hand: there is no text that was read. */
  readonly written: boolean;
  /** What each face does, explained in the user's language; empty where its own text is in that language. */
  readonly explained: readonly (readonly string[])[];
}

/** A card in a list of cards. */
export interface Listed<D extends Named = Named> {
  /** What addresses call it. */
  readonly id: string;
  readonly origin: Origin;
  readonly face: D;
  /** Its other face, if it has one. */
  readonly back: string | null;
  /** Its text is not understood. */
  readonly refused: boolean;
}

export interface SearchAsked<O extends string = string, L extends string = string> {
  readonly query: string;
  readonly order: O;
  readonly language: L;
  readonly from: number;
  readonly count: number;
}

export interface SearchFound<D extends Named = Named> {
  readonly total: number;
  /** How many cards there are to search. */
  readonly of: number;
  readonly cards: readonly Listed<D>[];
}

/** The user's cards on this device. */
export interface CardsOnDevice {
  readonly imports: readonly ImportSummary[];
  readonly own: readonly string[];
  /** Whether it survives a reload. */
  readonly kept: boolean;
  /** Things on the device that cannot be read any more. */
  readonly unreadable: number;
}

export interface ImportProgress {
  readonly file: string;
  /** From 0 to 1. */
  readonly part: number;
  readonly cards: number;
  readonly compiled: number;
}

export interface ImportDone {
  readonly summary: ImportSummary;
  /** Whether it survives a reload. */
  readonly kept: boolean;
}
