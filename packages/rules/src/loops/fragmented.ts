/**
 * Fragmented loops: several players do things on their own that bring the game back to the same state again and again. The active
 * player, or the first in turn order who takes part, must then do something else.
 */
import { type Answer, hashPlain, type PlayerId } from '@rulewright/kernel';
import { playersInOrder } from '../evaluate/objects.ts';
import type { CommonGame } from '../game.ts';
import { exactly } from './position.ts';

/** After so many actions of players in a step the game looks whether they go in a circle. */
const FIRST_LOOK = 64;
/** States that are remembered. */
const MOST_SEEN = 128;

export interface Done {
  /** How many actions, and whose, as bits. */
  readonly acts: number;
  readonly actors: number;
  /** The states in which the player who would have to yield acted, and how; noted only after many actions. */
  readonly seen: readonly { readonly state: string; readonly answer: Answer }[];
}

const NOTHING: Done = { acts: 0, actors: 0, seen: [] };

const isActor = (done: Done, player: PlayerId): boolean => (done.actors & (1 << player)) !== 0;

/** The player who has to break a loop, once several take part in what goes on. */
function yielding(g: CommonGame, done: Done): PlayerId | undefined {
  const involved = playersInOrder(g).filter((p) => isActor(done, p));
  return involved.length < 2 ? undefined : involved[0];
}

const stateNow = (g: CommonGame): string => hashPlain(exactly(g, g.rules.loops));

/** After a player has done something. */
export function acted(g: CommonGame, player: PlayerId, before: Done | null, answer: Answer): Done {
  const done = before ?? NOTHING;
  const acts = done.acts + 1;
  const actors = done.actors | (1 << player);
  if (acts < FIRST_LOOK || yielding(g, done) !== player) return { acts, actors, seen: done.seen };
  return { acts, actors, seen: [...done.seen.slice(1 - MOST_SEEN), { state: stateNow(g), answer }] };
}

/** What a player did when the game was in the same state before, if they may not do it again. */
export function repeated(g: CommonGame, player: PlayerId, done: Done): Answer | undefined {
  if (done.seen.length === 0 || yielding(g, done) !== player) return undefined;
  const state = stateNow(g);
  return done.seen.findLast((s) => s.state === state)?.answer;
}
