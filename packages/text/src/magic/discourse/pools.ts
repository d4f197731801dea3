/** Cards at hand: what is looked at, revealed, milled or found; what is taken out of it, and the rest. */
import type { Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { Described } from '../nouns/phrases.ts';
import { bound } from '../nouns/selectors.ts';
import { fresh } from './bindings.ts';
import { type Discourse, type Pool, type Told, withAsked, withSpoken } from './record.ts';
import { same } from './referents.ts';
import { spokenOf } from './referring.ts';

/** Cards at hand that "the rest" will speak of. */
export const lay = (d: Discourse, of: Selector, kinds: readonly string[]): Discourse =>
  withSpoken(d, { pool: { of, kinds, taken: [] } });

/** Some of the cards at hand are spoken of by themselves. */
export function take(d: Discourse, from: Selector | undefined, taken: Selector): Discourse {
  if (from === undefined) return d;
  const { pool: laid } = d.spoken;
  const isLaid = laid !== undefined && (same(from, laid.of) || same(from, restOf(laid)));
  const pool = isLaid ? laid : { of: from, kinds: spokenOf(d, from)?.kinds ?? ['card'], taken: [] };
  return withSpoken(d, { pool: { ...pool, taken: [...pool.taken, taken] } });
}

/** All of the cards at hand that fit are spoken of by themselves: "the rest" will be without them. */
export function takeAll(d: Discourse, described: Described, selector: Selector): Told<Selector> {
  const { pool } = d.spoken;
  if (described.pool === undefined || pool === undefined || !same(described.pool, pool.of)) return [selector, d];
  const [these, after] = named(d, selector);
  return [these, take(after, described.pool, these)];
}

/** What is meant is what is there now, whatever happens to it. */
export const fixed = (d: Discourse, selector: Selector): Told<Selector> =>
  ['each', 'filter', 'union', 'top'].includes(selector.kind) ? named(d, selector) : [selector, d];

/** The objects get a name before anything is done with them. */
function named(d: Discourse, objects: Selector): Told<Selector> {
  const [name, after] = fresh(d, 'these');
  const { pending } = after.asked;
  return [bound(name), withAsked(after, { pending: [...pending, { do: 'let', name, objects }] })];
}

/** "The rest": the cards at hand without those that were taken. */
export function rest({ spoken: { pool } }: Discourse): {
  readonly selector: Selector;
  readonly kinds: readonly string[];
} {
  if (pool === undefined) throw new Unclear('nothing was spoken of that there could be a rest of');
  return { selector: restOf(pool), kinds: pool.kinds };
}

function restOf({ of, taken }: Pool): Selector {
  const [first, second] = taken;
  if (first === undefined) return of;
  const what: Selector = second === undefined ? first : { kind: 'union', of: taken };
  return { kind: 'filter', of, where: { kind: 'not', of: { kind: 'is', what } } };
}

/** Cards that are spoken of together, without those that were taken out of them. */
export const left = ({ spoken: { pool } }: Discourse, of: Selector): Selector =>
  pool !== undefined && same(of, pool.of) ? restOf(pool) : of;
