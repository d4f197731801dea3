/** What a language has to say: all that the English one says. */
import type { en } from './en/index.ts';
import type { Worded } from './worded.ts';

export type Pack = Worded<typeof en>;
