/** What a language has to say of Magic. */
import type { Worded } from '../../../words/worded.ts';
import type { en } from './en/index.ts';

export type MagicWords = Worded<typeof en>;
