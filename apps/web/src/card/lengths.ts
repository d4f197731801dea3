/** How much room texts take: their size on a card goes by it. */

/** A line of the card's text. */
export interface CardLine {
  readonly words: string;
}

/** Characters of East Asian scripts are twice as wide. */
export const widthOf = (text: string): number => [...text].reduce((sum, c) => sum + (c > '\u2e7f' ? 2 : 1), 0);

export function lengthOf(text: readonly CardLine[]): 'short' | 'medium' | 'long' {
  const length = text.reduce((sum, { words }) => sum + widthOf(words) + 12, 0);
  return length < 110 ? 'short' : length < 230 ? 'medium' : 'long';
}

/** Numbers say it all; of words, the beginning will do. */
export const shortened = (words: string): string =>
  widthOf(words) <= 7 ? words : `${[...words].slice(0, 5).join('')}…`;
