/**
 * Opportunity: who may act, and what passing does. The procedure is the common engine's (`packages/rules/src/passing`); here is what it has
 * to know of Grand Archive.
 */
import {
  type Answer,
  altered,
  call,
  type Directive,
  objectRow,
  type PlayerId,
  underRules,
  zoneObjects,
} from '@rulewright/kernel';
import { type Afterwards, activeFirst, passingProcedure } from '@rulewright/rules';
import { drawnByLoop } from '../general-rules/loops.ts';
import { isPlaying, playerAfter } from '../general-rules/players.ts';
import { characteristics, hasKeyword } from '../parts-of-a-card/characteristics.ts';
import { type G, stackEntry } from '../state.ts';
import { PLAYED, STACK } from '../zones/zones.ts';
import type { OpportunityAnswer } from './actions.ts';
import { isSettled } from './settle.ts';

/** Opportunity 8.1: whoever has acted keeps it. */
function act(_g: G, player: PlayerId, answer: Answer, rest: Afterwards): Directive {
  const action = answer as OpportunityAnswer;
  switch (action.action) {
    case 'play':
      return call('playCard', altered(action, { player }), rest);
    case 'use':
      return call('activateAbility', altered(action, { player }), rest);
    case 'attack':
      return call('declareAttack', altered(action, { player }), rest);
    case 'pass':
      throw new Error('who passes does nothing');
  }
}

/** Interdiction 1, Bestowing: while it waits nobody can have Opportunity. */
function isInterdicted(g: G): boolean {
  for (const id of zoneObjects(g, STACK, g.state.game.turn.active)) {
    const entry = stackEntry(objectRow(g.state, id));
    if (entry?.kind !== 'instance') continue;
    if (entry.method === 'bestow') return true;
    if (
      objectRow(g.state, entry.source).zone === PLAYED &&
      hasKeyword(characteristics(g, entry.source), 'interdiction')
    )
      return true;
  }
  return false;
}

/** Turn order 2, 4: some phases give Opportunity only for what waits; Starting the game 6: before the first turn nobody has it. */
function isShut(g: G): boolean {
  const { active, step, open } = g.state.game.turn;
  if (step === 'start') return true;
  if (zoneObjects(g, STACK, active).length > 0) return isInterdicted(g);
  // Ending the game 8: of a turn player who has lost only the end phase is left.
  return !open || (!isPlaying(g, active) && step !== 'end');
}

const passing = passingProcedure<G>({
  name: 'opportunity',
  rule: { offer: 'timing.opportunity.2', differ: 'timing.opportunity.3' },
  nextToPass: (g, p) => playerAfter(g, p.holder),
  isSettled,
  isEnding: (g) => g.state.game.turn.ending !== 'nothing',
  isShut,
  act,
  resolve: (object) => ({ procedure: 'resolve', input: { object } }),
  drawn: drawnByLoop,
});

/** Until all players have passed in succession with an empty stack. */
const opportunity = underRules(passing, {
  settle: 'timing.opportunity.9',
  offer: 'timing.opportunity.2',
  passed: 'timing.opportunity.5',
  ended: 'ending-phases.1',
});

/** Opportunity 8: the turn player is the first to get it. */
export const giveOpportunity = (g: G, then: string) => call('opportunity', activeFirst(g), { then });

export const opportunityProcedures = { opportunity } as const;
