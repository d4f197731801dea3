/** The rules of words, numbers, nouns and noun phrases. */

import { anything } from '../prose/anything.ts';
import { counting } from '../prose/counting.ts';
import { numbers } from '../prose/numbers.ts';
import { players } from '../prose/players.ts';
import { references } from '../prose/references.ts';
import { things } from '../prose/things.ts';
import { values as proseValues } from '../prose/values.ts';
import { lifeTotals } from './conditions/life-totals.ts';
import { valueConditions } from './conditions/value-conditions.ts';
import type { MagicGame } from './game.ts';
import { additions } from './nouns/additions.ts';
import { adjectives } from './nouns/adjectives.ts';
import { combatPlayers } from './nouns/combat-players.ts';
import { comparedWith } from './nouns/compared-with.ts';
import { comparing } from './nouns/comparing.ts';
import { endsOfZones } from './nouns/ends-of-zones.ts';
import { lately } from './nouns/lately.ts';
import { linkedThings } from './nouns/linked-things.ts';
import { moreAdditions } from './nouns/more-additions.ts';
import { moreRelations } from './nouns/more-relations.ts';
import { nouns } from './nouns/nouns.ts';
import { oneOfSeveral } from './nouns/one-of-several.ts';
import { ownThings } from './nouns/own-things.ts';
import { parity } from './nouns/parity.ts';
import { rarerNouns } from './nouns/rarer-nouns.ts';
import { relatives } from './nouns/relatives.ts';
import { spoken } from './nouns/spoken.ts';
import { toldSo } from './nouns/told-so.ts';
import { words } from './nouns/words.ts';
import { zonePhrases } from './nouns/zone-phrases.ts';
import { countable } from './values/counted.ts';
import { scaling } from './values/scaling.ts';
import { symbols } from './values/symbols.ts';
import { STATS, values } from './values/values.ts';
import { vocabulary } from './vocabulary.ts';

export const nounRules = [
  words,
  numbers<MagicGame>(),
  symbols,
  adjectives,
  nouns,
  additions,
  comparing,
  zonePhrases,
  parity,
  relatives,
  moreAdditions,
  lately,
  toldSo,
  moreRelations,
  comparedWith,
  oneOfSeveral,
  things<MagicGame>(),
  ownThings,
  endsOfZones,
  anything<MagicGame>(vocabulary),
  references<MagicGame>(vocabulary),
  spoken,
  rarerNouns,
  linkedThings,
  players<MagicGame>(vocabulary),
  combatPlayers,
  counting<MagicGame>(vocabulary),
  countable,
  proseValues<MagicGame>(STATS),
  values,
  valueConditions,
  lifeTotals,
  scaling,
];
