/** Rules of sentences: costs, conditions, events, what follows what, whole abilities. */
import { abilities } from './abilities.ts';
import { activating } from './activating.ts';
import { clauses } from './clauses.ts';
import { commanders } from './commanders.ts';
import { conditions } from './conditions.ts';
import { costs } from './costs.ts';
import { deedsTold } from './deeds-told.ts';
import { delayed } from './delayed.ts';
import { doings } from './doings.ts';
import { durations } from './durations.ts';
import { events } from './events.ts';
import { history } from './history.ts';
import { howCast } from './how-cast.ts';
import { keywordCosts } from './keyword-costs.ts';
import { lines } from './lines.ts';
import { manaSpent } from './mana-spent.ts';
import { modal } from './modal.ts';
import { moreConditions } from './more-conditions.ts';
import { most } from './most.ts';
import { payingAny } from './paying-any.ts';
import { playerDoings } from './player-doings.ts';
import { qualities } from './qualities.ts';
import { reducedCosts } from './reduced-costs.ts';
import { repeating } from './repeating.ts';
import { riders } from './riders.ts';
import { same } from './same.ts';
import { sequels } from './sequels.ts';
import { sharedDurations } from './shared-durations.ts';
import { states } from './states.ts';
import { turning } from './turning.ts';
import { who } from './who.ts';

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
