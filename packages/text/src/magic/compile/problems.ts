/** What is wrong with a card as it is written, for the person who wrote it: where, which words, and what could be meant. */
import { readTypeLine } from '../types/type-line.ts';
import type { CompileResult } from './card.ts';
import { misspelt } from './misspelt.ts';
import { type Paragraph, paragraphs } from './paragraphs.ts';
import { type Place, placeAt, placeIn } from './place.ts';
import type { Refusal, SourceCard, SourceFace } from './source.ts';
import { type Change, changesFor, todaysWords, type Wanted } from './suggest.ts';
import { ownNames } from './tongue.ts';
import { nearestTypes } from './type-words.ts';

/** Languages that card text is read in. */
export const READ_LANGUAGES = ['en'] as const;

/** What is wrong with a card, where, and what could be meant. */
export interface Problem {
  /** `no text` is only worth knowing: the card compiles. All others stop it. */
  readonly code: Refusal['reason'] | 'language' | 'no text';
  readonly face: string;
  /** Where in the text of the face; absent for what stands outside it. */
  readonly place?: Place;
  /** The words that were not understood, as they are written; none where a text ends too early. */
  readonly words: string;
  /** What could be meant, in the order of the text: all of them together. */
  readonly suggestions: readonly Suggestion[];
  /** More about it, in English, for who works on the grammar. */
  readonly detail?: string;
}

/** Words that could be meant instead, and where. */
export interface Suggestion extends Wanted {
  readonly place?: Place;
}

/** All problems of a card and its compilation, those of the first face first. */
export function problemsOf(source: SourceCard, result: CompileResult): readonly Problem[] {
  if ('refusals' in result) return result.refusals.map((refusal) => problemOf(source, refusal));
  return source.faces
    .filter(hasNoText)
    .map((face) => ({ code: 'no text', face: face.name, words: '', suggestions: [] }));
}

const hasNoText = ({ text }: SourceFace): boolean => paragraphs(text).length === 0;

function problemOf(source: SourceCard, { face: name, line, at, words, reason, detail }: Refusal): Problem {
  const plain = { code: reason, face: name, words, suggestions: [], ...(detail === undefined ? {} : { detail }) };
  const face = source.faces.find((each) => each.name === name);
  if (face === undefined) return plain;
  if (reason === 'type line') return { ...plain, suggestions: nearestTypes(words) };
  if (line === 0) return { ...plain, ...placed(face.text, words) };
  const paragraph = paragraphOf(face, line);
  if (paragraph === undefined) return plain;
  const [clause = ''] = words.split('\n');
  const found = { ...plain, words: at < paragraph.text.length ? clause : '', place: placeIn(face.text, paragraph, at) };
  if (reason === 'unclear') return instead(found, placedIn(face, paragraph, todaysWords(paragraph)));
  if (reason !== 'unread') return found;
  if (OTHER_SCRIPT.test(paragraph.text)) return { ...found, code: 'language' };
  return instead(found, suggestionsFor(face, paragraph));
}

/** Known by what could be meant: just those words, not all from where reading stopped. */
function instead(found: Problem, suggestions: readonly Required<Suggestion>[]): Problem {
  const [first] = suggestions;
  return first === undefined
    ? found
    : { ...found, code: 'unread', words: first.words.trim(), place: first.place, suggestions };
}

/** Scripts that no card text in English is written in. */
const OTHER_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}]/u;

/** Where the words stand, if they stand in the text. */
function placed(text: string, words: string): { readonly place?: Place } {
  const at = words === 'X' ? text.search(/(?<![\p{L}\d])X(?![\p{L}\d])/u) : text.indexOf(words);
  return at < 0 ? {} : { place: placeAt(text, at) };
}

const isSpell = (face: SourceFace): boolean => /\b(?:Instant|Sorcery)\b/.test(face.typeLine);
const paragraphOf = (face: SourceFace, line: number): Paragraph | undefined =>
  paragraphs(face.text, isSpell(face)).find((each) => each.line === line);

function suggestionsFor(face: SourceFace, paragraph: Paragraph): readonly Required<Suggestion>[] {
  const types = readTypeLine(face.typeLine, 'en');
  if ('unread' in types) return [];
  const names = [...ownNames({ name: face.name, ...types }), ...misspelt(face.name, face.text)];
  return placedIn(face, paragraph, changesFor(paragraph, names));
}

const placedIn = (
  face: SourceFace,
  paragraph: Paragraph,
  changes: readonly Change[],
): readonly Required<Suggestion>[] =>
  changes.map(({ at, ...change }) => ({ ...change, place: placeIn(face.text, paragraph, at) }));
