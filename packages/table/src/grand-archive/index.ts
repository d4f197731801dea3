/** Grand Archive at the table: `types.ts` is what is shown, `speech.ts` how it is said. */
export type { GrandArchiveSpeech } from './speech.ts';
export type * from './types.ts';
