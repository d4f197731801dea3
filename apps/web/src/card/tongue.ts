/** The language of words on a card, where it may be another than the page's: cards without words in a language keep their English ones. */
const OTHERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LATIN = /\p{Script=Latin}{2}/u;

export const tongueOf = (words: string): 'en' | undefined =>
  LATIN.test(words) && !OTHERS.test(words) ? 'en' : undefined;
