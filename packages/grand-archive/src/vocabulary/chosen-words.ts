/** Words that were chosen under one key: what is noted of several is one text. */

const BETWEEN = '|';

export const joinWords = (words: readonly string[]): string => words.join(BETWEEN);

/** The words of what is bound or noted. */
export function wordsOf(found: unknown): readonly string[] {
  if (typeof found === 'string') return found.split(BETWEEN);
  return Array.isArray(found) ? found.filter((word) => typeof word === 'string') : [];
}
