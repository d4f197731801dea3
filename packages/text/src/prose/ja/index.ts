/** The wordings of prose in 日本語; the rules themselves are in the folder above. */
import type { WordingTable } from '../../grammar/rule.ts';
import { nouns } from './nouns.ts';
import { numbers } from './numbers.ts';
import { players } from './players.ts';
import { sentences } from './sentences.ts';
import { things } from './things.ts';

export const proseInJapanese: WordingTable = { ...sentences, ...numbers, ...players, ...things, ...nouns };
