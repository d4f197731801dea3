/** How other cards go on after the same words: a hint for somebody whose text is not understood from there on. */
import type { Suggestion } from './types.ts';

const MOST = 6;
/** So many words before the place are compared at first, then fewer. */
const CONTEXT = [5, 4, 3, 2, 1];
const NEXT_WORDS = 3;

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/\{[^{}]+\}|[\p{L}\d'’/+−-]+|[.,:;—]/gu) ?? [];

const endsWith = (line: readonly string[], at: number, last: readonly string[]): boolean =>
  last.every((word, i) => line[at - last.length + i] === word);

/** `texts` are those of the bundled cards; printing them takes a moment, so only when a hint is wanted. */
export function suggestionsOf(texts: () => readonly string[]): (before: string) => readonly Suggestion[] {
  let lines: readonly (readonly string[])[] | null = null;
  const known = (): readonly (readonly string[])[] => {
    lines ??= texts().flatMap((text) => text.split('\n').map(wordsOf));
    return lines;
  };
  return (before: string): readonly Suggestion[] => {
    const words = wordsOf(before);
    for (const length of CONTEXT) {
      if (length > words.length) continue;
      const last = words.slice(-length);
      const counts = new Map<string, number>();
      for (const line of known())
        for (let at = length; at < line.length; at++) {
          if (!endsWith(line, at, last)) continue;
          const next = line
            .slice(at, at + NEXT_WORDS)
            .join(' ')
            .replace(/ (?=[.,:;])/g, '');
          counts.set(next, (counts.get(next) ?? 0) + 1);
        }
      if (counts.size > 0)
        return [...counts]
          .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
          .slice(0, MOST)
          .map(([next, cards]) => ({ words: next, cards }));
    }
    return [];
  };
}
