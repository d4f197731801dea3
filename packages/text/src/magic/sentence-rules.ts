/** Rules of sentences: costs, conditions, events, what follows what, whole abilities. */

import { clauses as proseClauses } from '../prose/clauses.ts';
import { conditions as proseConditions } from '../prose/conditions.ts';
import { doing } from '../prose/doing.ts';
import { durations as proseDurations } from '../prose/durations.ts';
import { ifYouDo as proseIfYouDo } from '../prose/if-you-do.ts';
import { modal } from '../prose/modal.ts';
import { repeating as proseRepeating } from '../prose/repeating.ts';
import { sequels } from '../prose/sequels.ts';
import { abilities } from './abilities/abilities.ts';
import { isMeaningful } from './abilities/ability-words.ts';
import { companions } from './abilities/companions.ts';
import { lines } from './abilities/lines.ts';
import { reflexiveModes } from './abilities/reflexive-modes.ts';
import { riders } from './abilities/riders.ts';
import { blocking } from './conditions/blocking.ts';
import { castWhere } from './conditions/cast-where.ts';
import { comparedThings } from './conditions/compared-things.ts';
import { conditions } from './conditions/conditions.ts';
import { history } from './conditions/history.ts';
import { howCast } from './conditions/how-cast.ts';
import { moreConditions } from './conditions/more-conditions.ts';
import { ofSeveral } from './conditions/of-several.ts';
import { putThisWay } from './conditions/put-this-way.ts';
import { qualities } from './conditions/qualities.ts';
import { rarerConditions } from './conditions/rarer-conditions.ts';
import { resolved } from './conditions/resolved.ts';
import { saidBriefly } from './conditions/said-briefly.ts';
import { several } from './conditions/several.ts';
import { thisTurn } from './conditions/this-turn.ts';
import { cardCosts } from './costs/card-costs.ts';
import { costs } from './costs/costs.ts';
import { counterCosts } from './costs/counter-costs.ts';
import { countersAsCosts } from './costs/counters-as-costs.ts';
import { hostCosts } from './costs/host-costs.ts';
import { keywordCosts } from './costs/keyword-costs.ts';
import { offeredCosts } from './costs/offered-costs.ts';
import { paidTogether } from './costs/paid-together.ts';
import { reducedCosts } from './costs/reduced-costs.ts';
import { attacking } from './events/attacking.ts';
import { delayed } from './events/delayed.ts';
import { doings } from './events/doings.ts';
import { events } from './events/events.ts';
import { jointPlayers } from './events/joint-players.ts';
import { losingControl } from './events/losing-control.ts';
import { moreDoings } from './events/more-doings.ts';
import { moreEvents } from './events/more-events.ts';
import { objectEvents } from './events/object-events.ts';
import { ofObjects } from './events/of-objects.ts';
import { playerEvents } from './events/player-events.ts';
import { rarerEvents } from './events/rarer-events.ts';
import { states } from './events/states.ts';
import { theirTurns } from './events/their-turns.ts';
import { toldEvents } from './events/told-events.ts';
import { variantEvents } from './events/variant-events.ts';
import type { MagicGame } from './game.ts';
import { commanders } from './nouns/commanders.ts';
import { most } from './nouns/most.ts';
import { turning } from './nouns/turning.ts';
import { who } from './nouns/who.ts';
import { rarerStatics } from './predicates/rarer-statics.ts';
import { saidOfPlayers } from './predicates/said-of-players.ts';
import { same } from './predicates/same.ts';
import { byCases } from './sentences/by-cases.ts';
import { clauses } from './sentences/clauses.ts';
import { durations } from './sentences/durations.ts';
import { endingEffects } from './sentences/ending-effects.ts';
import { doing as doingMagic, ifYouDo } from './sentences/if-you-do.ts';
import { insteadOfHand } from './sentences/instead-of-hand.ts';
import { insteadSentences } from './sentences/instead-sentences.ts';
import { otherwiseOfObjects } from './sentences/otherwise-of-objects.ts';
import { rarerSentences } from './sentences/rarer-sentences.ts';
import { rarerWords } from './sentences/rarer-words.ts';
import { rarestSentences } from './sentences/rarest-sentences.ts';
import { repeating } from './sentences/repeating.ts';
import { follow } from './sentences/sequels.ts';
import { sharedDurations } from './sentences/shared-durations.ts';
import { unlessHas } from './sentences/unless-has.ts';
import { whatIsSo } from './sentences/what-is-so.ts';
import { whoDid } from './sentences/who-did.ts';
import { activating } from './verbs/activating.ts';
import { manaSpent } from './verbs/mana-spent.ts';
import { payingAny } from './verbs/paying-any.ts';
import { vocabulary } from './vocabulary.ts';

export const sentenceRules = [
  costs,
  countersAsCosts,
  counterCosts,
  hostCosts,
  cardCosts,
  keywordCosts,
  offeredCosts,
  proseConditions<MagicGame>(vocabulary),
  conditions,
  commanders,
  who,
  most,
  blocking,
  qualities,
  putThisWay,
  howCast,
  castWhere,
  history,
  moreConditions,
  resolved,
  saidBriefly,
  saidOfPlayers,
  ofSeveral,
  whatIsSo,
  thisTurn,
  rarerConditions,
  comparedThings,
  rarerStatics,
  several,
  activating,
  events,
  objectEvents,
  states,
  variantEvents,
  turning,
  toldEvents,
  playerEvents,
  attacking,
  moreEvents,
  jointPlayers,
  doings,
  ofObjects,
  theirTurns,
  moreDoings,
  rarerEvents,
  losingControl,
  proseClauses<MagicGame>(vocabulary),
  clauses,
  doing<MagicGame>(vocabulary),
  sharedDurations,
  sequels<MagicGame>(follow),
  proseIfYouDo<MagicGame>(doingMagic),
  ifYouDo,
  whoDid,
  rarerWords,
  rarerSentences,
  rarestSentences,
  byCases,
  insteadOfHand,
  otherwiseOfObjects,
  insteadSentences,
  unlessHas,
  same,
  reducedCosts,
  paidTogether,
  proseRepeating<MagicGame>(),
  repeating,
  payingAny,
  delayed,
  proseDurations<MagicGame>(),
  durations,
  endingEffects,
  modal<MagicGame>(isMeaningful),
  manaSpent,
  riders,
  companions,
  abilities,
  reflexiveModes,
  lines,
];
