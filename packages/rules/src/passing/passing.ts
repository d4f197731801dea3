/**
 * Who may act, what passing does, and what happens when all have passed: the player keeps the right to act until passing it on; a round
 * of passes lets the last of what waits resolve, and with nothing left to resolve it ends the step. Before anybody may act the game
 * settles. A game says who comes after whom, what its actions begin, and the rules.
 */
import {
  type Answer,
  ask,
  type Call,
  call,
  type Decision,
  type Directive,
  done,
  emit,
  type GameEvent,
  go,
  NEXT,
  next,
  type ObjectId,
  type Plain,
  type PlayerId,
  type Procedure,
  procedure,
} from '@rulewright/kernel';
import type { CommonGame } from '../game.ts';
import { acted, type Done, repeated } from '../loops/fragmented.ts';
import { endlessLoop, isTimeToLook, type Loop } from '../loops/loops.ts';
import { waitingObjects } from '../loops/position.ts';
import { settling } from './settling.ts';
import { type Proposal, proposed } from './shortcuts.ts';
import { playerAfter, playersLeft } from './turn-order.ts';

/** Where a round of passes is. Plain data. */
export interface Passing {
  readonly holder: PlayerId;
  /** How many have passed in succession since anybody last acted. */
  readonly passes: number;
  /** The player who acted last, or could act first: the round of passes begins there. */
  readonly first: PlayerId;
  /** How much has resolved since anybody last acted. */
  readonly resolved: number;
  /** What players have done in this step beside passing, as far as loops of it matter. */
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

/** The active player may act first. */
export const activeFirst = (g: CommonGame): Passing => passing(g.state.game.turn.active);

/** What a player with the right to act does, beside passing and proposing a shortcut. */
interface Act {
  readonly action: string;
}
type Acting = Act | { readonly action: 'pass' } | Proposal;

export interface PassingRules<G extends CommonGame = CommonGame> {
  /** The name of the procedure, of the decision and of its prompt. */
  readonly name: string;
  readonly rule: {
    /** A player may act. */
    readonly offer: string;
    /** A player may not do again what brings the game back to where it was. */
    readonly differ: string;
  };
  nextToPass(g: G, p: Passing): PlayerId;
  isSettled(g: G): boolean;
  /** The step is being ended: nobody may act any more. */
  isEnding(g: G): boolean;
  /** Nobody gets the right to act now: what waits resolves, and with nothing left to resolve the step ends. Absent: somebody always does. */
  isShut?(g: G): boolean;
  /** What the action begins; `rest` says how it goes on afterwards. */
  act(g: G, player: PlayerId, action: Answer, rest: Afterwards): Directive;
  resolve(object: ObjectId): Pick<Call, 'procedure' | 'input'>;
  /** A loop that nobody can leave. */
  drawn(g: G, loop: Loop): GameEvent;
}

export type Afterwards = Pick<Call, 'data' | 'then'>;

/** Runs until all players pass in succession with nothing left to resolve. */
export function passingProcedure<G extends CommonGame>(rules: PassingRules<G>): Procedure {
  const { name, rule } = rules;

  function offer(g: G, p: Passing): Directive {
    const holder = g.state.players[p.holder]?.standing === 'playing' ? p.holder : playerAfter(g, p.holder);
    const plain: Decision = { kind: name, player: holder, rule: rule.offer, prompt: name };
    const differ = p.done === null ? undefined : repeated(g, holder, p.done);
    const decision = differ === undefined ? plain : { ...plain, rule: rule.differ, differ };
    if (holder === p.holder) return ask(decision, p);
    return ask(decision, passing(holder, p.passes, p.first === p.holder ? holder : p.first, p.resolved, p.done));
  }

  return procedure<G, Passing>(name, {
    settle(g, p) {
      if (rules.isEnding(g)) return call('settle', { ...settling, only: true }, { then: 'ended' });
      return rules.isSettled(g) ? NEXT : call('settle', settling, { data: p });
    },
    offer(g, p, answer) {
      if (answer === undefined) return rules.isShut?.(g) === true ? go('passed') : offer(g, p);
      const acting = answer as Acting & Plain;
      if (acting.action === 'pass') {
        const passes = p.passes + 1;
        if (passes >= playersLeft(g)) return next(passing(p.holder, passes, p.first, p.resolved, p.done));
        return offer(g, passing(rules.nextToPass(g, p), passes, p.first, p.resolved, p.done));
      }
      if (acting.action === 'shortcut')
        return call('shortcut', proposed(g, p.holder, acting as Proposal), { data: p, then: 'offer' });
      const again = passing(p.holder, 0, p.holder, 0, acted(g, p.holder, p.done, answer));
      return rules.act(g, p.holder, answer, { data: again, then: 'settle' });
    },
    passed(g, p) {
      const { loops } = g.rules;
      const top = waitingObjects(g, loops).at(-1);
      if (top === undefined) return done(undefined);
      const resolved = p.resolved + 1;
      const loop = isTimeToLook(resolved) && loops.looks ? endlessLoop(g, loops, 'passed', resolved) : null;
      if (loop !== null) return emit([rules.drawn(g, loop)], { then: 'settle' });
      const { active } = g.state.game.turn;
      const { procedure: resolve, input } = rules.resolve(top);
      return call(resolve, input, { data: passing(active, 0, active, resolved, p.done), then: 'settle' });
    },
    ended() {
      return done(undefined);
    },
  });
}
