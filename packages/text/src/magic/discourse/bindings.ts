/** Names that a text gives to what it binds: `target`, `target2`, … */
import type { Selector, Value } from '@rulewright/language/magic';
import { bound } from '../nouns/selectors.ts';
import { type Discourse, type Told, withSpoken } from './record.ts';

/** A name that nothing has yet. */
export function fresh(d: Discourse, base: string): Told<string> {
  const count = (d.spoken.names.get(base) ?? 0) + 1;
  const names = new Map(d.spoken.names).set(base, count);
  return [count === 1 ? base : `${base}${count}`, withSpoken(d, { names })];
}

/** What one of a group did is spoken of from now on as what all of them did. */
export function rebind(d: Discourse, name: string, all: string): Discourse {
  const { referents, amounts, moves, pool } = d.spoken;
  const was = (selector: Selector): boolean => selector.kind === 'var' && selector.name === name;
  const countedAnew = (value: Value): Value =>
    typeof value === 'object' && value.kind === 'count' && was(value.of) ? { ...value, of: bound(all) } : value;
  return withSpoken(d, {
    referents: referents.map((referent) =>
      was(referent.selector) ? { ...referent, selector: bound(all), several: true } : referent,
    ),
    amounts: amounts.map(countedAnew),
    moves: moves.map(({ from, to }) => ({ from, to: was(to) ? bound(all) : to })),
    pool: pool !== undefined && was(pool.of) ? { ...pool, of: bound(all) } : pool,
  });
}
