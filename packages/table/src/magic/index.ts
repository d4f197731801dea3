/** Magic at the table: `game.ts` is what the core asks, `types.ts` what is shown, `speech.ts` how it is said. */
export { magicTable } from './game.ts';
export { magicLab } from './lab.ts';
export { namesFor } from './names.ts';
export { type MagicSpeech, speechIn, type TextLine } from './speech.ts';
export { beginGame, cardsOf } from './start.ts';
export type * from './types.ts';
