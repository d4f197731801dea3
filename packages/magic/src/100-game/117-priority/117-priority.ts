/**
 * Timing and priority (117): who may act, what passing does, and what happens when all have passed. The procedure is the common
 * engine's (`packages/rules/src/passing`); here is what it has to know of Magic.
 */
import {
  type Answer,
  call,
  type Directive,
  emit,
  type ObjectId,
  type PlayerId,
  underRules,
  zoneObjects,
} from '@rulewright/kernel';
import { type Afterwards, activeFirst, type Passing, passingProcedure } from '@rulewright/rules';
import { STACK } from '../../400-zones/400-zones.ts';
import { landPermit, type PriorityAnswer, usedEvents } from '../../600-effects/index.ts';
import { playLandEvent } from '../../700-additional/700.1-events/types.ts';
import { drawnByLoop } from '../../700-additional/732-loops/732.4-drawn-by-loop.ts';
import type { G } from '../../state.ts';
import { inTurnOrder, playerAfter, sharers } from '../101.4-turn-order.ts';
import { isSettled } from './117.5-settle.ts';

/** 117.3d, 805.5: after a player who passes comes the next in turn order; where teams have priority, first the rest of the team. */
function nextToPass(g: G, { holder, first }: Passing): PlayerId {
  if (!g.state.game.format.sharedTeams) return playerAfter(g, holder);
  const own = sharers(g, first);
  const order = inTurnOrder(g, first);
  const round = [...order.filter((p) => own.includes(p)), ...order.filter((p) => !own.includes(p))];
  return round[(round.indexOf(holder) + 1) % round.length] ?? holder;
}

export const topOfStack = (g: G): ObjectId | undefined => zoneObjects(g, STACK, g.state.game.turn.active).at(-1);

/** 117.1, 117.3c: what the player does; afterwards that player has priority again. */
function act(g: G, player: PlayerId, answer: Answer, rest: Afterwards): Directive {
  const action = answer as PriorityAnswer;
  switch (action.action) {
    case 'playLand': {
      const permit = landPermit(g, player, action.card, action.face ?? 0);
      const face = action.face === undefined ? {} : { face: action.face };
      const play = playLandEvent(action.card, player, { rule: '116.2a', ...face });
      return emit([...(permit === null ? [] : usedEvents(permit, player)), play], rest);
    }
    case 'cast':
      return call('castSpell', { pay: 'auto', ...action, player }, rest);
    case 'turnUp':
      return call('turnUp', { pay: 'auto', ...action, player }, rest);
    case 'rollPlanarDie':
      return call('rollPlanarDie', { pay: 'auto', ...action, player }, rest);
    case 'activate':
      return call('activateAbility', { pay: 'auto', ...action, player }, rest);
    case 'pass':
      throw new Error('who passes does nothing');
  }
}

const passing = passingProcedure<G>({
  name: 'priority',
  rule: { offer: '117.3', differ: '732.3' },
  nextToPass,
  isSettled,
  // 724.1c, 724.1f: state-based actions are checked; nobody gets priority, and no ability is put on the stack.
  isEnding: (g) => g.state.game.turn.ending !== 'nothing',
  act,
  resolve: (object) => ({ procedure: 'resolve', input: { object } }),
  drawn: drawnByLoop,
});

/** 117.3–117.5: until all players pass in succession with an empty stack (500.2). */
const priority = underRules(passing, { settle: '117.5', offer: '117.3', passed: '117.4', ended: '724.1' });

/** 117.3a: the active player gets priority first. */
export const givePriority = (g: G, then: string) => call('priority', activeFirst(g), { then });

export const priorityProcedures = { priority } as const;
