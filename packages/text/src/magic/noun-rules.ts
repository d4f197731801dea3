/** The rules of words, numbers, nouns and noun phrases. */

import { valueConditions } from './conditions/value-conditions.ts';
import { additions } from './nouns/additions.ts';
import { adjectives } from './nouns/adjectives.ts';
import { comparing } from './nouns/comparing.ts';
import { nouns } from './nouns/nouns.ts';
import { players } from './nouns/players.ts';
import { references } from './nouns/references.ts';
import { relatives } from './nouns/relatives.ts';
import { things } from './nouns/things.ts';
import { words } from './nouns/words.ts';
import { zonePhrases } from './nouns/zone-phrases.ts';
import { countable } from './values/counted.ts';
import { numbers } from './values/numbers.ts';
import { scaling } from './values/scaling.ts';
import { values } from './values/values.ts';

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
