/** The words of the game that is played here, in each language. They are part of the app's own: `useWords()` has all of them. */
export { en } from './magic/words/en/index.ts';
export { zhs } from './magic/words/zhs/index.ts';
