/** The wordings of prose in 简体中文, by part of speech; the rules themselves are in the folder above. */
import type { WordingTable } from '../../grammar/rule.ts';
import { abilities } from './abilities.ts';
import { conditions } from './conditions.ts';
import { nouns } from './nouns.ts';
import { numbers } from './numbers.ts';
import { players } from './players.ts';
import { predicates } from './predicates.ts';
import { sentences } from './sentences.ts';
import { things } from './things.ts';
import { verbs } from './verbs.ts';

export const proseInChinese: WordingTable = {
  ...sentences,
  ...abilities,
  ...nouns,
  ...players,
  ...things,
  ...numbers,
  ...verbs,
  ...predicates,
  ...conditions,
};
