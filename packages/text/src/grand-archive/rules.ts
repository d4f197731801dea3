/** All rules of the grammars of Grand Archive. Each file holds the rules of one part of speech or one part of the game. */

import type { Rule } from '../grammar/rule.ts';
import { withSame } from '../grammar/same.ts';
import { anything } from '../prose/anything.ts';
import { clauses } from '../prose/clauses.ts';
import { conditions as proseConditions } from '../prose/conditions.ts';
import { counting } from '../prose/counting.ts';
import { doing } from '../prose/doing.ts';
import { durations as proseDurations } from '../prose/durations.ts';
import { ifYouDo } from '../prose/if-you-do.ts';
import { modal } from '../prose/modal.ts';
import { names } from '../prose/names.ts';
import { numbers } from '../prose/numbers.ts';
import { players } from '../prose/players.ts';
import { quoting } from '../prose/quoting.ts';
import { references } from '../prose/references.ts';
import { repeating } from '../prose/repeating.ts';
import { proseSame } from '../prose/same-words.ts';
import { sequels } from '../prose/sequels.ts';
import { things } from '../prose/things.ts';
import { values as proseValues } from '../prose/values.ts';
import { abilities } from './abilities/abilities.ts';
import { playing } from './abilities/playing.ts';
import { restrictions as bubbles } from './abilities/restrictions.ts';
import { riders } from './abilities/riders.ts';
import { statics } from './abilities/statics.ts';
import { conditions } from './conditions/conditions.ts';
import { history } from './conditions/history.ts';
import { moreConditions } from './conditions/more-conditions.ts';
import { thisTurn } from './conditions/this-turn.ts';
import { costs } from './costs/costs.ts';
import { delayed } from './events/delayed.ts';
import { events } from './events/events.ts';
import { moreObjectEvents } from './events/more-object-events.ts';
import { objectEvents } from './events/object-events.ts';
import { playerEvents } from './events/player-events.ts';
import type { GrandArchiveGame } from './game.ts';
import { keywords } from './keywords/keywords.ts';
import { additions } from './nouns/additions.ts';
import { adjectives } from './nouns/adjectives.ts';
import { moreAdditions } from './nouns/more-additions.ts';
import { nouns } from './nouns/nouns.ts';
import { ownThings } from './nouns/own-things.ts';
import { who } from './nouns/who.ts';
import { words } from './nouns/words.ts';
import { zones } from './nouns/zones.ts';
import { becoming } from './predicates/becoming.ts';
import { elements } from './predicates/elements.ts';
import { morePredicates } from './predicates/more-predicates.ts';
import { predicates } from './predicates/predicates.ts';
import { quoted } from './predicates/quoted.ts';
import { restrictions } from './predicates/restrictions.ts';
import { entering } from './replacements/entering.ts';
import { follow } from './replacements/prevented.ts';
import { prevention } from './replacements/prevention.ts';
import { would } from './replacements/would.ts';
import { grandArchiveSame } from './same-words.ts';
import { boons } from './sentences/boons.ts';
import { depending } from './sentences/depending.ts';
import { durations } from './sentences/durations.ts';
import { gameRules } from './sentences/game-rules.ts';
import { doing as deeds } from './sentences/if-you-do.ts';
import { lastingRules } from './sentences/lasting.ts';
import { moreLasting } from './sentences/more-lasting.ts';
import { sentences } from './sentences/sentences.ts';
import { values } from './values/values.ts';
import { cards } from './verbs/cards.ts';
import { cardsAtHand } from './verbs/cards-at-hand.ts';
import { counters } from './verbs/counters.ts';
import { damage } from './verbs/damage.ts';
import { destinations } from './verbs/destinations.ts';
import { dividing } from './verbs/dividing.ts';
import { moving } from './verbs/moving.ts';
import { objects } from './verbs/objects.ts';
import { stack } from './verbs/stack.ts';
import { summoning } from './verbs/summoning.ts';
import { vocabulary } from './vocabulary.ts';

/** Words before a dash that are more than a label. */
const MEANINGFUL = [
  'inherited',
  'lineage',
  'cardistry',
  'brew',
  'ephemerate',
  'starcalling',
  'choose',
  'depending',
  'cascade',
];

const STATS = [
  ['power', 'power'],
  ['life', 'life'],
  ['reserveCost', 'reserve cost'],
  ['memoryCost', 'memory cost'],
  ['basePower', 'base power'],
  ['baseLevel', 'base level'],
  ['level', 'level'],
] as const;

const all: readonly Rule[] = [
  words,
  numbers<GrandArchiveGame>(),
  adjectives,
  nouns,
  additions,
  moreAdditions,
  zones,
  things<GrandArchiveGame>(),
  ownThings,
  anything<GrandArchiveGame>(vocabulary),
  references<GrandArchiveGame>(vocabulary),
  players<GrandArchiveGame>(vocabulary),
  who,
  counting<GrandArchiveGame>(vocabulary),
  proseValues<GrandArchiveGame>(STATS),
  values,
  names<GrandArchiveGame>(),
  costs,
  keywords,
  cards,
  cardsAtHand,
  counters,
  damage,
  dividing,
  destinations,
  moving,
  objects,
  stack,
  summoning,
  predicates,
  becoming,
  quoted,
  morePredicates,
  elements,
  restrictions,
  prevention,
  entering,
  would,
  events,
  objectEvents,
  moreObjectEvents,
  playerEvents,
  delayed,
  proseConditions<GrandArchiveGame>(vocabulary),
  conditions,
  history,
  moreConditions,
  thisTurn,
  clauses<GrandArchiveGame>(vocabulary),
  doing<GrandArchiveGame>(vocabulary),
  sequels<GrandArchiveGame>(follow),
  ifYouDo<GrandArchiveGame>(deeds),
  repeating<GrandArchiveGame>(),
  sentences,
  lastingRules,
  moreLasting,
  gameRules,
  boons,
  depending,
  proseDurations<GrandArchiveGame>(),
  durations,
  modal<GrandArchiveGame>((labels) => MEANINGFUL.includes(labels[0] ?? '')),
  quoting<GrandArchiveGame>(),
  bubbles,
  statics,
  riders,
  abilities,
  playing,
].flatMap((part) => part.rules);

/** With the words that do not count. */
export const rules: readonly Rule[] = withSame(all, proseSame, grandArchiveSame);
