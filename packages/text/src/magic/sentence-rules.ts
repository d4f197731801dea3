/** Rules of sentences: costs, conditions, events, what follows what, whole abilities. */
import { abilities } from './abilities/abilities.ts';
import { lines } from './abilities/lines.ts';
import { riders } from './abilities/riders.ts';
import { conditions } from './conditions/conditions.ts';
import { history } from './conditions/history.ts';
import { howCast } from './conditions/how-cast.ts';
import { moreConditions } from './conditions/more-conditions.ts';
import { qualities } from './conditions/qualities.ts';
import { costs } from './costs/costs.ts';
import { keywordCosts } from './costs/keyword-costs.ts';
import { reducedCosts } from './costs/reduced-costs.ts';
import { deedsTold } from './events/deeds-told.ts';
import { delayed } from './events/delayed.ts';
import { doings } from './events/doings.ts';
import { events } from './events/events.ts';
import { playerDoings } from './events/player-doings.ts';
import { states } from './events/states.ts';
import { commanders } from './nouns/commanders.ts';
import { most } from './nouns/most.ts';
import { turning } from './nouns/turning.ts';
import { who } from './nouns/who.ts';
import { same } from './predicates/same.ts';
import { clauses } from './sentences/clauses.ts';
import { durations } from './sentences/durations.ts';
import { modal } from './sentences/modal.ts';
import { repeating } from './sentences/repeating.ts';
import { sequels } from './sentences/sequels.ts';
import { sharedDurations } from './sentences/shared-durations.ts';
import { activating } from './verbs/activating.ts';
import { manaSpent } from './verbs/mana-spent.ts';
import { payingAny } from './verbs/paying-any.ts';

export const sentenceRules = [
  costs,
  keywordCosts,
  conditions,
  commanders,
  who,
  most,
  qualities,
  howCast,
  history,
  moreConditions,
  activating,
  events,
  doings,
  states,
  turning,
  deedsTold,
  playerDoings,
  clauses,
  sharedDurations,
  sequels,
  same,
  reducedCosts,
  repeating,
  payingAny,
  delayed,
  durations,
  modal,
  manaSpent,
  riders,
  abilities,
  lines,
];
