/** A card read before the user's eyes: every word with the rules that read it, what it means, and where reading stopped. */
import type { Lang } from '@rulewright/text';
import type { CardRead, LineRead, Named, Refusal, Source, Suggestion } from './types.ts';

type Words = Extract<LineRead, { readonly words: unknown }>['words'];
type Grade = CardRead['grade'];

/** How a game reads. `C` is a card in its card language. */
export interface ReadGame<S extends Source, D extends Named, C extends NonNullable<CardRead['card']>> {
  /** The card, and the words of each line of each face; or what was not understood. */
  compile(
    source: S,
  ):
    | { readonly card: C; readonly words: readonly (readonly Words[])[]; readonly roundTrips: boolean }
    | { readonly refusals: readonly Refusal[] };
  paragraphs(text: string): readonly { readonly line: number; readonly text: string }[];
  /** A face as it is printed; with its meaning, if it could be read. */
  draw(source: S, face: number, lang: Lang, names: Readonly<Record<string, string>>, card?: C): D;
  grade(card: C, roundTrips: boolean): Grade;
  suggestions(before: string): readonly Suggestion[];
}

/** What is known of a card that could not be read. */
export const UNREAD: Grade = {
  compiled: false,
  roundTrips: false,
  lost: null,
  agreed: { languages: 0, of: 0 },
  exercised: 0,
  fuzzed: 0,
  missing: [],
};

export function readerOf<S extends Source, D extends Named, C extends NonNullable<CardRead['card']>>(
  game: ReadGame<S, D, C>,
) {
  /** From where reading stopped to the end of that clause. */
  const located = (text: string, refusal: Refusal): LineRead => {
    const from = Math.min(refusal.at, text.length);
    const to = text.startsWith(refusal.words, from) ? from + refusal.words.length : text.length;
    const suggestions = refusal.reason === 'unread' ? game.suggestions(text.slice(0, from)) : [];
    return { text, from, to, refusal, suggestions };
  };
  const refused = (
    source: S,
    refusals: readonly Refusal[],
    lang: Lang,
    names: Readonly<Record<string, string>>,
  ): CardRead<S, D> => {
    const inText = refusals.filter(({ line }) => line > 0);
    const of = (face: string, line: number): Refusal | undefined =>
      inText.find((refusal) => refusal.face === face && refusal.line === line);
    // What is left without the lines that were refused may be read: those lines are shown word by word all the same.
    const rest: S = {
      ...source,
      faces: source.faces.map((face) => ({
        ...face,
        text: game
          .paragraphs(face.text)
          .filter(({ line }) => of(face.name, line) === undefined)
          .map(({ text }) => text)
          .join('\n'),
      })),
    };
    const again = inText.length === 0 ? null : game.compile(rest);
    const words = again !== null && 'card' in again ? again.words : [];
    return {
      source,
      faces: source.faces.map((_, i) => game.draw(source, i, lang, names)),
      lines: source.faces.map((face, i) => {
        const read = [...(words[i] ?? [])];
        return game.paragraphs(face.text).map(({ line, text }): LineRead => {
          const refusal = of(face.name, line);
          if (refusal !== undefined) return located(text, refusal);
          return { words: read.shift() ?? [{ words: text, rules: [] }] };
        });
      }),
      card: null,
      refusals: refusals.filter(({ line }) => line === 0),
      grade: UNREAD,
    };
  };
  return (
    source: S,
    lang: Lang,
    names: Readonly<Record<string, string>> = {},
  ): CardRead<S, D> & { readonly card: C | null } => {
    const result = game.compile(source);
    if ('refusals' in result) return { ...refused(source, result.refusals, lang, names), card: null };
    const { card, words, roundTrips } = result;
    return {
      source,
      faces: source.faces.map((_, i) => game.draw(source, i, lang, names, card)),
      lines: words.map((lines) => lines.map((line) => ({ words: line }))),
      card,
      refusals: [],
      grade: game.grade(card, roundTrips),
    };
  };
}
