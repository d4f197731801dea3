/** The words that a grammar knows, and the nearest of them to one that it does not. */
import type { Grammar } from './grammar.ts';

/** Every word of any wording, as it is read, with how it is printed. */
export function vocabularyOf(grammar: Grammar): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (word: string, text: string): void => {
    if (/^\p{L}/u.test(word) && !found.has(word)) found.set(word, text);
  };
  for (const wordings of grammar.wordings.values())
    for (const step of wordings.flatMap(({ steps }) => steps)) {
      if (step.kind === 'literal') add(step.word, step.text);
      if (step.kind === 'inflected') step.words.forEach((word, i) => void add(word, step.texts[i] ?? word));
    }
  return found;
}

/** Known words that differ from this one by a letter or two, the nearest first. */
export function nearest(word: string, known: Iterable<string>): readonly string[] {
  // In a short word, two letters are half of it.
  const most = word.length < 6 ? 1 : 2;
  const found: { readonly word: string; readonly far: number }[] = [];
  for (const each of known) {
    if (Math.abs(each.length - word.length) > most || each === word) continue;
    const far = distance(word, each);
    // Whoever slips twice has still begun with the right letter; what begins with another is another word.
    if (far <= (each[0] === word[0] ? most : 1)) found.push({ word: each, far });
  }
  return found.sort((a, b) => a.far - b.far || (a.word < b.word ? -1 : 1)).map((each) => each.word);
}

/** How many letters have to be put in, taken out, changed, or swapped with the next. */
export function distance(a: string, b: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      next.push(swapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
