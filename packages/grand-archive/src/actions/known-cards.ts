/** Cards and tokens that effects speak of by name, from outside the game. */
import { cardOf } from '../parts-of-a-card/pool.ts';
import type { G } from '../state.ts';
import { UnsupportedAction } from './run.ts';

/** The card of this name, as an index of the pool. Without it nothing is made up: it is refused. */
export function cardNamed(g: G, name: string): number {
  const def = g.pool.byName.get(name) ?? g.pool.bySlug.get(name);
  if (def === undefined) throw new UnsupportedAction(`no card called ${name} is known`);
  return def;
}

/** Its front. */
export const frontOf = (g: G, def: number) => cardOf(g.pool, def).faces[0];
