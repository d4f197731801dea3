/** Things chosen at random: random events first, and what they come to afterwards. */

import type { GameEvent, PlayerId } from '@rulewright/kernel';
import { type MagicEvent, randomEvent } from '../700.1-events/types.ts';

/** What it takes to draw so many of a number of things, one after another. */
export const randomDraws = (player: PlayerId, from: number, count: number): readonly MagicEvent[] =>
  Array.from({ length: Math.min(from, count) }, (_, i) => randomEvent(player, from - i));

/** The numbers that came up, in order. */
export const randomNumbers = (happened: readonly GameEvent[]): readonly number[] =>
  happened.flatMap((e) => (e.kind === 'random' && 'amount' in e ? [e.amount as number] : []));

/** The things that those draws stand for. */
export function drawnAtRandom<T>(from: readonly T[], numbers: readonly number[]): readonly T[] {
  const rest = from.slice();
  return numbers.flatMap((n) => rest.splice(n, 1));
}
