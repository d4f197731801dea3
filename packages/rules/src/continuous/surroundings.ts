/**
 * What objects are before any effect may follow from what lies around them, and conditions and selectors may ask for the same. A game
 * that has such things sums them up, so that a change of an aspect that they read voids what is cached only if the sum has changed.
 */
import type { CommonGame } from '../game.ts';

/** A cache: the sum for one version. */
export interface Around {
  version: number;
  sum: unknown;
}

export const aroundNow = (g: CommonGame): Around => ({
  version: g.state.version,
  sum: g.rules.continuous.surroundings?.sum(g),
});

/** Notes the sum for the version at hand, before anything is cached that goes by it. */
export function noteAround(g: CommonGame, around: Around): void {
  if (around.version === g.state.version) return;
  around.version = g.state.version;
  around.sum = g.rules.continuous.surroundings?.sum(g);
}

/** Whether it is known to be as it was for a version, now that these aspects have changed. */
export function isAroundAsBefore(g: CommonGame, { version, sum }: Around, before: number, aspects: number): boolean {
  const { surroundings } = g.rules.continuous;
  if (surroundings === undefined || (surroundings.reads(g) & aspects) === 0) return true;
  return version === before && surroundings.isSame(g, sum);
}
