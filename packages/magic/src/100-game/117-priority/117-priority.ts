/** Timing and priority (117): who may act, what passing does, and what happens when all have passed. */

import {
  ask,
  call,
  type Directive,
  done,
  emit,
  NEXT,
  next,
  type ObjectId,
  type PlayerId,
  type Procedure,
  procedure,
  zoneObjects,
} from '@rulewright/kernel';
import { endlessLoop, isTimeToLook } from '@rulewright/rules';
import { STACK } from '../../400-zones/400-zones.ts';
import { landPermit, type PriorityAnswer, type PriorityDecision, usedEvents } from '../../600-effects/index.ts';
import { playLandEvent } from '../../700-additional/700.1-events/types.ts';
import { type Proposal, proposed } from '../../700-additional/732-loops/732.2-shortcuts.ts';
import { acted, type Done, repeated } from '../../700-additional/732-loops/732.3-fragmented-loops.ts';
import { drawnByLoop } from '../../700-additional/732-loops/732.4-drawn-by-loop.ts';
import type { G } from '../../state.ts';
import { inTurnOrder, playerAfter, playersLeft, sharers } from '../101.4-turn-order.ts';
import { isSettled, settling } from './117.5-settle.ts';

interface Passing {
  readonly holder: PlayerId;
  /** How many have passed in succession since anybody last acted. */
  readonly passes: number;
  /** The player who acted last, or got priority first: the round of passes begins there. */
  readonly first: PlayerId;
  /** How often the top of the stack has resolved since anybody last acted. */
  readonly resolved: number;
  /** What players have done in this step beside passing, as far as loops of it matter (732.3). */
  readonly done: Done | null;
}

/** Made at every pass: all of one shape. */
const passing = (holder: PlayerId, passes = 0, first = holder, resolved = 0, done: Done | null = null): Passing => ({
  holder,
  passes,
  first,
  resolved,
  done,
});

/** 117.3a: the active player gets priority first. */
export const activeFirst = (g: G): Passing => passing(g.state.game.turn.active);

/** 117.3d, 805.5: after a player who passes comes the next in turn order; where teams have priority, first the rest of the team. */
function nextToPass(g: G, { holder, first }: Passing): PlayerId {
  if (!g.state.game.format.sharedTeams) return playerAfter(g, holder);
  const own = sharers(g, first);
  const order = inTurnOrder(g, first);
  const round = [...order.filter((p) => own.includes(p)), ...order.filter((p) => !own.includes(p))];
  return round[(round.indexOf(holder) + 1) % round.length] ?? holder;
}

export const topOfStack = (g: G): ObjectId | undefined => zoneObjects(g, STACK, g.state.game.turn.active).at(-1);

function passedOn(g: G, p: Passing, passes: number): Passing {
  return passing(nextToPass(g, p), passes, p.first, p.resolved, p.done);
}

/** 117.3: the player gets priority. */
function offer(g: G, p: Passing): Directive {
  const holder = g.state.players[p.holder]?.standing === 'playing' ? p.holder : playerAfter(g, p.holder);
  const plain: PriorityDecision = { kind: 'priority', player: holder, rule: '117.3', prompt: 'priority' };
  const differ = p.done === null ? undefined : repeated(g, holder, p.done);
  const decision = differ === undefined ? plain : { ...plain, rule: '732.3', differ };
  if (holder === p.holder) return ask(decision, p);
  return ask(decision, passing(holder, p.passes, p.first === p.holder ? holder : p.first, p.resolved, p.done));
}

/** Runs until all players pass in succession with an empty stack (117.4, 500.2). */
const priority: Procedure = procedure<G, Passing>('priority', {
  settle_117_5(g, p) {
    // 724.1c, 724.1f: state-based actions are checked; nobody gets priority, and no ability is put on the stack.
    if (g.state.game.turn.ending !== 'nothing')
      return call('settle', { ...settling, only: true }, { then: 'ending_724_1' });
    return isSettled(g) ? NEXT : call('settle', settling, { data: p });
  },
  offer_117_3(g, p, answer) {
    if (answer === undefined) return offer(g, p);
    const action = answer as PriorityAnswer | Proposal;
    if (action.action === 'pass') {
      const passes = p.passes + 1;
      if (passes >= playersLeft(g)) return next(passing(p.holder, passes, p.first, p.resolved, p.done));
      return offer(g, passedOn(g, p, passes));
    }
    if (action.action === 'shortcut')
      return call('shortcut', proposed(g, p.holder, action), { data: p, then: 'offer_117_3' });
    const again = passing(p.holder, 0, p.holder, 0, acted(g, p.holder, p.done, answer));
    switch (action.action) {
      case 'playLand': {
        const permit = landPermit(g, p.holder, action.card);
        return emit(
          [
            ...(permit === null ? [] : usedEvents(permit, p.holder)),
            playLandEvent(action.card, p.holder, {
              rule: '116.2a',
              ...(action.face === undefined ? {} : { face: action.face }),
            }),
          ],
          {
            data: again,
            then: 'settle_117_5',
          },
        );
      }
      case 'cast':
        return call('castSpell', { pay: 'auto', ...action, player: p.holder }, { data: again, then: 'settle_117_5' });
      case 'turnUp':
        return call('turnUp', { pay: 'auto', ...action, player: p.holder }, { data: again, then: 'settle_117_5' });
      case 'activate':
        return call(
          'activateAbility',
          { pay: 'auto', ...action, player: p.holder },
          { data: again, then: 'settle_117_5' },
        );
    }
  },
  passed_117_4(g, p) {
    const top = topOfStack(g);
    if (top === undefined) return done(undefined);
    const resolved = p.resolved + 1;
    const { loops } = g.rules;
    const loop = isTimeToLook(resolved) && loops.looks ? endlessLoop(g, loops, 'passed_117_4', resolved) : null;
    if (loop !== null) return emit([drawnByLoop(g, loop)], { then: 'settle_117_5' });
    const { active } = g.state.game.turn;
    const data = passing(active, 0, active, resolved, p.done);
    return call('resolve', { object: top }, { data, then: 'settle_117_5' });
  },
  ending_724_1() {
    return done(undefined);
  },
});

export const givePriority = (g: G, then: string) => call('priority', activeFirst(g), { then });

export const priorityProcedures = { priority } as const;
