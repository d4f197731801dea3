/** The rules about cards and zones. */
import { cards } from './cards.ts';
import { casting } from './casting.ts';
import { castingTimes } from './casting-times.ts';
import { destinations } from './destinations.ts';
import { keywordActs } from './keyword-acts.ts';
import { libraries } from './libraries.ts';
import { moving } from './moving.ts';
import { piles } from './piles.ts';
import { playing } from './playing.ts';
import { searching } from './searching.ts';
import { spellsGiven } from './spells-given.ts';
import { stack } from './stack.ts';
import { thisWayRules } from './this-way.ts';

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
