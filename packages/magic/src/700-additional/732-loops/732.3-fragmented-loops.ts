/**
 * Fragmented loops (732.3): several players do things on their own that bring the game back to the same state again and again. The
 * active player, or the first in turn order who takes part, must then do something else.
 */
import { type Answer, hashPlain, type PlayerId } from '@rulewright/kernel';
import { exactly } from '@rulewright/rules';
import { inTurnOrder } from '../../100-game/101.4-turn-order.ts';
import type { G } from '../../state.ts';
import { loops } from './732.4-loops.ts';

export interface Done {
  /** How many actions, and whose, as bits. */
  readonly acts: number;
  readonly actors: number;
  /** The states in which the player who would have to yield acted, and how; noted only after many actions. */
  readonly seen: readonly { readonly state: string; readonly answer: Answer }[];
}

const NOTHING: Done = { acts: 0, actors: 0, seen: [] };
/** After so many actions of players in a step the game looks whether they go in a circle. */
const LOOK_FOR_LOOP = 64;
/** States that are remembered. */
const MOST_SEEN = 128;

const isActor = (done: Done, player: PlayerId): boolean => (done.actors & (1 << player)) !== 0;

/** The player who has to break a loop, once several take part in what goes on. */
function yielding(g: G, done: Done): PlayerId | undefined {
  const involved = inTurnOrder(g).filter((p) => isActor(done, p));
  return involved.length < 2 ? undefined : involved[0];
}

const stateNow = (g: G): string => hashPlain(exactly(g, loops));

/** After a player has done something. */
export function acted(g: G, player: PlayerId, before: Done | null, answer: Answer): Done {
  const done = before ?? NOTHING;
  const acts = done.acts + 1;
  const actors = done.actors | (1 << player);
  if (acts < LOOK_FOR_LOOP || yielding(g, done) !== player) return { acts, actors, seen: done.seen };
  return { acts, actors, seen: [...done.seen.slice(1 - MOST_SEEN), { state: stateNow(g), answer }] };
}

/** What a player did when the game was in the same state before, if they may not do it again. */
export function repeated(g: G, player: PlayerId, done: Done): Answer | undefined {
  if (done.seen.length === 0 || yielding(g, done) !== player) return undefined;
  const state = stateNow(g);
  return done.seen.findLast((s) => s.state === state)?.answer;
}
