/** The rules of words, numbers, nouns and noun phrases. */
import { additions } from './additions.ts';
import { adjectives } from './adjectives.ts';
import { comparing } from './comparing.ts';
import { countable } from './counted.ts';
import { nouns } from './nouns.ts';
import { numbers } from './numbers.ts';
import { players } from './players.ts';
import { references } from './references.ts';
import { relatives } from './relatives.ts';
import { scaling } from './scaling.ts';
import { things } from './things.ts';
import { valueConditions } from './value-conditions.ts';
import { values } from './values.ts';
import { words } from './words.ts';
import { zonePhrases } from './zone-phrases.ts';

export const nounRules = [
  words,
  numbers,
  adjectives,
  nouns,
  additions,
  comparing,
  zonePhrases,
  relatives,
  things,
  references,
  players,
  countable,
  values,
  valueConditions,
  scaling,
];
