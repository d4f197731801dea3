/** Evidence in words, of cards of any game. */

/** Of the words that do not count. */
export const wordsCount = (lost: readonly string[]): string =>
  lost.length === 0
    ? 'every word counts: with any of them left out or exchanged, it would mean something else'
    : `words that do not count: ${lost.map((words) => `"${words}"`).join(', ')}`;
