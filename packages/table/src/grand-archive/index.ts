/** Grand Archive at the table: `game.ts` is what the core asks, `types.ts` what is shown, `speech.ts` how it is said. */
export { grandArchiveTable } from './game.ts';
export { grandArchiveLab } from './lab.ts';
export { namesFor } from './names.ts';
export { type GrandArchiveSpeech, speechIn } from './speech.ts';
export { beginGame } from './start.ts';
export type * from './types.ts';
