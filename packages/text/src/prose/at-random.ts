/** Targets that are chosen at random. */
import type { Telling } from './discourse/telling.ts';
import type { Game, Selector } from './game.ts';

/** What was just announced as a target is chosen at random. */
export function atRandom<G extends Game>(d: Telling<G>, what: Selector<G>): Selector<G> {
  d.retarget((targets) =>
    targets.map((target, i) => (i === targets.length - 1 ? { ...target, random: true } : target)),
  );
  return what;
}
