/** Names that a text gives to what it binds: `target`, `target2`, … */
import type { CoreValue } from '@rulewright/language';
import type { Game, Known, Selector, Value } from '../game.ts';
import { bound, isBound } from '../nodes.ts';
import { type Discourse, type Told, withSpoken } from './record.ts';

/** A name that nothing has yet. */
export function fresh<G extends Game>(d: Discourse<G>, base: string): Told<G, string> {
  const count = (d.spoken.names.get(base) ?? 0) + 1;
  const names = new Map(d.spoken.names).set(base, count);
  return [count === 1 ? base : `${base}${count}`, withSpoken(d, { names })];
}

type Count<G extends Game> = Extract<CoreValue<Known<G>>, { readonly kind: 'count' }>;
const isCount = <G extends Game>(value: Value<G>): value is Count<G> =>
  typeof value === 'object' && value.kind === 'count';

/** What one of a group did is spoken of from now on as what all of them did. */
export function rebind<G extends Game>(d: Discourse<G>, name: string, all: string): Discourse<G> {
  const { referents, amounts, moves, pool } = d.spoken;
  const was = (selector: Selector<G>): boolean => isBound(selector) && selector.name === name;
  const countedAnew = (value: Value<G>): Value<G> =>
    isCount(value) && was(value.of) ? { ...value, of: bound(all) } : value;
  return withSpoken(d, {
    referents: referents.map((referent) =>
      was(referent.selector) ? { ...referent, selector: bound(all), several: true } : referent,
    ),
    amounts: amounts.map(countedAnew),
    moves: moves.map(({ from, to }) => ({ from, to: was(to) ? bound(all) : to })),
    pool:
      pool === undefined
        ? pool
        : {
            ...pool,
            of: was(pool.of) ? bound(all) : pool.of,
            taken: pool.taken.map((taken) => (was(taken) ? bound(all) : taken)),
          },
  });
}
