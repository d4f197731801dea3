/** Numbers that a text spoke of, and what acts came to: "that much", "the life lost this way". */
import { Unclear } from '../../grammar/meaning.ts';
import type { Game, Value } from '../game.ts';
import { same } from '../nodes.ts';
import { type Discourse, withSpoken } from './record.ts';

/**
 * A number that is said outright is never spoken of as "that much". What was done as often as was said (`asked`) with "that many" leaves
 * "that many" what it was, however often it could be done.
 */
export function mentionAmount<G extends Game>(d: Discourse<G>, value: Value<G>, asked?: Value<G>): Discourse<G> {
  const { amounts } = d.spoken;
  const isSaidAgain = asked !== undefined && amounts.length > 0 && same(amounts.at(-1), asked);
  return typeof value === 'number' || isSaidAgain ? d : withSpoken(d, { amounts: [...amounts, value] });
}

/** "That much", "that many". */
export function thatMuch<G extends Game>({ spoken }: Discourse<G>): Value<G> {
  const value = spoken.amounts.at(-1);
  if (value === undefined) throw new Unclear('no amount was spoken of');
  return value;
}

/** The last act of a kind came to this; to nothing that can be spoken of, if it is undefined. */
export function cameTo<G extends Game>(d: Discourse<G>, kind: string, value: Value<G> | undefined): Discourse<G> {
  const results = new Map(d.spoken.results);
  if (value === undefined) results.delete(kind);
  else results.set(kind, value);
  return withSpoken(d, { results });
}

/** What the last act of a kind came to. */
export function resultOf<G extends Game>({ spoken }: Discourse<G>, kind: string): Value<G> {
  const value = spoken.results.get(kind);
  if (value === undefined) throw new Unclear(`nothing was done before that comes to an amount: ${kind}`);
  return value;
}
