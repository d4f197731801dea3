/** What a language has to say of Grand Archive. */
import type { Worded } from '../../../words/worded.ts';
import type { en } from './en/index.ts';

export type GrandArchiveWords = Worded<typeof en>;
