/** A card read before the user's eyes: every word with the rules that read it, what it means, and where reading stopped. */
import type { Evidence } from '@rulewright/cards';
import { evidenceFor, findCard, type Origin, type Rarity } from '@rulewright/cards/magic';
import type { Card } from '@rulewright/language/magic';
import { unsupported } from '@rulewright/magic';
import {
  type CompiledCard,
  compileCard,
  howRead,
  type Lang,
  paragraphs,
  type Refusal,
  readTypeLine,
  type SourceCard,
  type SourceFace,
  type WordReading,
} from '@rulewright/text/magic';
import type { Drawn } from '../../card/drawn.ts';
import { explained, printedFace } from './printed.ts';
import type { Sourced } from './sources.ts';
import { type Suggestion, suggestionsFor } from './suggest.ts';

export interface CardRead {
  readonly source: SourceCard;
  readonly faces: readonly Drawn[];
  /** The lines of each face. */
  readonly lines: readonly (readonly LineRead[])[];
  /** What it means, as card language; null if it was not read. */
  readonly card: Card | null;
  /** What stands outside the lines of text, or is about all of them. */
  readonly refusals: readonly Refusal[];
  readonly grade: Grade;
}

/** A line word by word, or where in it reading stopped. */
export type LineRead =
  | { readonly words: readonly WordReading[] }
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

export interface CardPage extends CardRead {
  readonly origin: Origin;
  readonly names: Readonly<Record<string, string>>;
  readonly sets: readonly string[];
  readonly rarity: Rarity | null;
  /** Its meaning was written by hand: there is no text that was read. */
  readonly written: boolean;
  /** What each face does, explained in the user's language; empty where its own text is in that language. */
  readonly explained: readonly (readonly string[])[];
}

export function readCard(source: SourceCard, lang: Lang, names: Readonly<Record<string, string>> = {}): CardRead {
  const result = compileCard(source);
  if ('refusals' in result) return refusedCard(source, result.refusals, lang, names);
  const { card, readings } = result;
  return {
    source,
    faces: source.faces.map((face, i) => printedFace(face, i, lang, names, card.faces[i])),
    lines: wordsOf(source.faces, result).map((lines) => lines.map((words) => ({ words }))),
    card,
    refusals: [],
    grade: gradeOf(
      card,
      readings.every(({ roundTrip }) => roundTrip),
    ),
  };
}

const gradeOf = (card: Card, roundTrips: boolean): Grade => ({
  ...evidenceFor(card, roundTrips, findCard(card.name)),
  missing: unsupported(card),
});

const UNREAD: Grade = {
  compiled: false,
  roundTrips: false,
  agreed: { languages: 0, of: 0 },
  exercised: 0,
  fuzzed: 0,
  missing: [],
};

const wordsOf = (
  faces: readonly SourceFace[],
  { readings }: CompiledCard,
): readonly (readonly (readonly WordReading[])[])[] =>
  faces.map((face, i) => {
    const types = readTypeLine(face.typeLine, 'en');
    const reading = readings[i];
    if (reading === undefined || 'unread' in types) return [];
    return reading.lines.map((_, line) => howRead({ name: face.name, ...types }, reading, line));
  });

function refusedCard(
  source: SourceCard,
  refusals: readonly Refusal[],
  lang: Lang,
  names: Readonly<Record<string, string>>,
): CardRead {
  const inText = refusals.filter(({ line }) => line > 0);
  const of = (face: SourceFace, line: number): Refusal | undefined =>
    inText.find((refusal) => refusal.face === face.name && refusal.line === line);
  // What is left without the lines that were refused may be read: those lines are shown word by word all the same.
  const rest: SourceCard = {
    ...source,
    faces: source.faces.map((face) => ({
      ...face,
      text: paragraphs(face.text)
        .filter(({ line }) => of(face, line) === undefined)
        .map(({ text }) => text)
        .join('\n'),
    })),
  };
  const again = inText.length === 0 ? null : compileCard(rest);
  const words = again !== null && 'card' in again ? wordsOf(rest.faces, again) : [];
  return {
    source,
    faces: source.faces.map((face, i) => printedFace(face, i, lang, names)),
    lines: source.faces.map((face, i) => {
      const read = [...(words[i] ?? [])];
      return paragraphs(face.text).map(({ line, text }): LineRead => {
        const refusal = of(face, line);
        if (refusal !== undefined) return located(text, refusal);
        return { words: read.shift() ?? [{ words: text, rules: [] }] };
      });
    }),
    card: null,
    refusals: refusals.filter(({ line }) => line === 0),
    grade: UNREAD,
  };
}

/** From where reading stopped to the end of that clause. */
function located(text: string, refusal: Refusal): LineRead {
  const from = Math.min(refusal.at, text.length);
  const to = text.startsWith(refusal.words, from) ? from + refusal.words.length : text.length;
  const suggestions = refusal.reason === 'unread' ? suggestionsFor(text.slice(0, from)) : [];
  return { text, from, to, refusal, suggestions };
}

export function cardPage(found: Sourced, lang: Lang): CardPage {
  const { source, origin, names, sets, rarity, card, written } = found;
  const about = { origin, names, sets, rarity, written };
  const inWords = (meant: Card | null): CardPage['explained'] =>
    lang === 'en' || meant === null ? [] : meant.faces.map((face) => explained(face, lang));
  if (!written || card === null) {
    const read = readCard(source, lang, names);
    return { ...read, ...about, explained: inWords(read.card) };
  }
  return {
    source,
    faces: source.faces.map((face, i) => printedFace(face, i, lang, names, card.faces[i])),
    lines: [],
    card,
    refusals: [],
    grade: { ...gradeOf(card, false), compiled: false, agreed: UNREAD.agreed },
    ...about,
    explained: [],
  };
}
