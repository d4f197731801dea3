/**
 * Before a player may act: what the state of the game demands is done, all of it at once and again until there is nothing to do; then
 * triggered abilities are put where they wait to resolve, and it begins anew. A game says what it demands, and the rules.
 */
import {
  type Answer,
  altered,
  ask,
  call,
  comesFrom,
  type Decision,
  DONE,
  done,
  emit,
  type GameEvent,
  go,
  happen,
  NEXT,
  NO_OBJECT,
  next,
  type PendingTrigger,
  type Procedure,
  procedure,
} from '@rulewright/kernel';
import type { CommonGame } from '../game.ts';
import { stateTriggers } from '../triggers/on-state.ts';
import { nextToPut } from '../triggers/putting.ts';

interface Settling {
  /** Something was done since the settling began. */
  readonly acted: boolean;
  /** How often it has begun anew. */
  readonly rounds: number;
  /** Only what the state demands; triggered abilities wait. */
  readonly only?: boolean;
}

export const settling: Settling = { acted: false, rounds: 0 };

/** More rounds than any game needs: what goes on for so long goes on for ever. */
const MOST_ROUNDS = 10_000;

/** Something that the state demands and that leaves something to choose. */
export interface OpenChoice {
  /** Null if nobody has to be asked. */
  readonly decision: Decision | null;
  /** Happens as soon as somebody has been asked. */
  readonly asked: readonly GameEvent[];
  readonly events: (answer: Answer | undefined) => readonly GameEvent[];
}

export interface SettlingRules<G extends CommonGame = CommonGame> {
  /** Nothing has changed since the last check that could demand anything. */
  isUnchanged(g: G): boolean;
  /** What follows from a change at once, although no rule calls it an action. */
  aftermath(g: G): readonly GameEvent[];
  /** All that is demanded now and needs no choice. */
  actions(g: G): readonly GameEvent[];
  /** The first that is left to a player's choice, if any is. */
  choice(g: G): OpenChoice | null;
  /** Everything that has changed has been looked at. */
  readonly checked: () => GameEvent;
  /** The event by which an ability triggers because of how things are. */
  triggered(g: G, trigger: PendingTrigger): GameEvent;
  /** It never ends. */
  endless(g: G): GameEvent;
}

export const settlingProcedure = <G extends CommonGame>(rules: SettlingRules<G>): Procedure => {
  const again = (s: Settling): Settling => altered(s, { acted: true, rounds: s.rounds + 1 });
  return procedure<G, Settling>('settle', {
    aftermath(g, s) {
      if (s.rounds >= MOST_ROUNDS)
        return emit([rules.endless(g)], { data: altered(s, { rounds: 0 }), then: 'aftermath' });
      comesFrom(g, NO_OBJECT, g.state.log.length - 1);
      if (rules.isUnchanged(g)) return go('triggers');
      const events = rules.aftermath(g);
      if (events.length === 0) return NEXT;
      // What ends so may change whose things are.
      return emit(events, { data: altered(s, { rounds: s.rounds + 1 }), then: 'aftermath' });
    },
    actions(g, s) {
      const events = rules.actions(g);
      return events.length === 0 ? next(s) : emit(events, { data: again(s), then: 'aftermath' });
    },
    choices(g, s, answer) {
      const open = rules.choice(g);
      if (open === null) return NEXT;
      if (answer === undefined && open.decision !== null) return ask(open.decision);
      happen(g, ...open.asked);
      const events = open.events(answer);
      if (events.length === 0) return go('choices');
      return emit(events, { data: again(s), then: 'aftermath' });
    },
    checked(g) {
      happen(g, rules.checked());
      return NEXT;
    },
    triggers(g, s) {
      if (s.only !== true) {
        for (const trigger of stateTriggers(g)) happen(g, rules.triggered(g, trigger));
        const player = nextToPut(g);
        if (player !== undefined)
          return call('putTriggers', { player, triggers: [] }, { data: again(s), then: 'aftermath' });
      }
      return s.acted ? done(true) : DONE;
    },
  });
};
