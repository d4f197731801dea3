/** Cards at hand: what is looked at, revealed or found; what is taken out of it, and the rest. */
import { Unclear } from '../../grammar/meaning.ts';
import type { Game, Selector } from '../game.ts';
import { bound, same } from '../nodes.ts';
import type { Described } from '../phrases.ts';
import { withBinding } from '../substitute.ts';
import { fresh } from './bindings.ts';
import { type Discourse, type Pool, type Told, withAsked, withSpoken } from './record.ts';
import { spokenOf } from './referring.ts';

/** Cards at hand that "the rest" will speak of. */
export const lay = <G extends Game>(d: Discourse<G>, of: Selector<G>, kinds: readonly string[]): Discourse<G> =>
  withSpoken(d, { pool: { of, kinds, taken: [] } });

/** What each of a group chose from is, of all of them, what all of these have. */
export function poolOfAll<G extends Game>(d: Discourse<G>, member: string, group: Selector<G>): Discourse<G> {
  const { pool } = d.spoken;
  return pool === undefined ? d : withSpoken(d, { pool: { ...pool, of: withBinding(pool.of, member, group) } });
}

/** Some of the cards at hand are spoken of by themselves. */
export function take<G extends Game>(d: Discourse<G>, from: Selector<G> | undefined, taken: Selector<G>): Discourse<G> {
  if (from === undefined) return d;
  const { pool: laid } = d.spoken;
  const ending = laid?.ending;
  // Of the cards that were wanted only these are taken: the rest is that of all that were gone through.
  if (laid !== undefined && ending !== undefined && same(from, ending)) {
    const others = laid.taken.filter((each) => !same(each, ending));
    return withSpoken(d, { pool: { ...laid, taken: [...others, taken] } });
  }
  const isLaid = laid !== undefined && (same(from, laid.of) || same(from, restOf(laid)));
  const pool = isLaid ? laid : { of: from, kinds: spokenOf(d, from)?.kinds ?? ['card'], taken: [] };
  return withSpoken(d, { pool: { ...pool, taken: [...pool.taken, taken] } });
}

/** All of the cards at hand that fit are spoken of by themselves: "the rest" will be without them. */
export function takeAll<G extends Game>(
  d: Discourse<G>,
  described: Described<G>,
  selector: Selector<G>,
): Told<G, Selector<G>> {
  const { pool } = d.spoken;
  if (described.pool === undefined || pool === undefined || !same(described.pool, pool.of)) return [selector, d];
  const [these, after] = named(d, selector);
  return [these, take(after, described.pool, these)];
}

const CHANGING: readonly string[] = ['each', 'filter', 'union', 'top'];
/** What is meant is what is there now, whatever happens to it. */
export const fixed = <G extends Game>(d: Discourse<G>, selector: Selector<G>): Told<G, Selector<G>> =>
  CHANGING.includes(selector.kind) ? named(d, selector) : [selector, d];

/** The objects get a name before anything is done with them. */
function named<G extends Game>(d: Discourse<G>, objects: Selector<G>): Told<G, Selector<G>> {
  const [name, after] = fresh(d, 'these');
  const { pending } = after.asked;
  return [bound(name), withAsked(after, { pending: [...pending, { do: 'let', name, objects }] })];
}

/** The cards at hand, with those that were taken. */
export function laid<G extends Game>({ spoken: { pool } }: Discourse<G>): Pool<G> {
  if (pool === undefined) throw new Unclear('nothing was spoken of that there could be a rest of');
  return pool;
}

/** "The rest": the cards at hand without those that were taken. */
export function rest<G extends Game>(
  d: Discourse<G>,
): {
  readonly selector: Selector<G>;
  readonly kinds: readonly string[];
} {
  const pool = laid(d);
  return { selector: restOf(pool), kinds: pool.kinds };
}

function restOf<G extends Game>({ of, taken }: Pool<G>): Selector<G> {
  const [first, second] = taken;
  if (first === undefined) return of;
  const what: Selector<G> = second === undefined ? first : { kind: 'union', of: taken };
  return { kind: 'filter', of, where: { kind: 'not', of: { kind: 'is', what } } };
}

/** Cards that were gone through until one of them, which will be spoken of by itself. */
export const layUntil = <G extends Game>(d: Discourse<G>, of: Selector<G>, ending: Selector<G>): Discourse<G> =>
  withSpoken(d, { pool: { of, kinds: ['card'], taken: [ending], ending } });

/** Cards that are spoken of together, without those that were taken out of them. */
export function left<G extends Game>(d: Discourse<G>, of: Selector<G>): Told<G, Selector<G>> {
  const { pool, moves } = d.spoken;
  if (pool === undefined || !same(of, pool.of)) return [of, d];
  const { ending, taken } = pool;
  // "… until you reveal such a card. Put one of those cards": nothing was done with that one by itself.
  const isAlike = ending !== undefined && taken.length === 1 && moves.every(({ from }) => !same(from, ending));
  return isAlike ? [of, withSpoken(d, { pool: { of, kinds: pool.kinds, taken: [] } })] : [restOf(pool), d];
}
