/** The rules about cards and zones. */

import { thisWayRules } from './conditions/this-way.ts';
import { castingTimes } from './predicates/casting-times.ts';
import { playing } from './predicates/playing.ts';
import { spellsGiven } from './predicates/spells-given.ts';
import { cards } from './verbs/cards.ts';
import { casting } from './verbs/casting.ts';
import { destinations } from './verbs/destinations.ts';
import { keywordActs } from './verbs/keyword-acts.ts';
import { libraries } from './verbs/libraries.ts';
import { moving } from './verbs/moving.ts';
import { piles } from './verbs/piles.ts';
import { searching } from './verbs/searching.ts';
import { stack } from './verbs/stack.ts';

export const cardRules = [
  cards,
  casting,
  castingTimes,
  destinations,
  keywordActs,
  libraries,
  moving,
  piles,
  playing,
  searching,
  spellsGiven,
  stack,
  thisWayRules,
];
