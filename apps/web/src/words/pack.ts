/** What a language has to say: all that the English one says, and what a game adds. */
import type { GameWords } from '../games/words.ts';
import type { en } from './en/index.ts';
import type { Worded } from './worded.ts';

export type AppWords = Worded<typeof en>;
export type Pack = AppWords & GameWords;
