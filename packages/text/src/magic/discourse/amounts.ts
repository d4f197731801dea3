/** Numbers that a text spoke of, and what acts came to: "that much", "the life lost this way". */
import type { Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { type Discourse, withSpoken } from './record.ts';

/** A number that is said outright is never spoken of as "that much". */
export const mentionAmount = (d: Discourse, value: Value): Discourse =>
  typeof value === 'number' ? d : withSpoken(d, { amounts: [...d.spoken.amounts, value] });

/** "That much", "that many". */
export function thatMuch({ spoken }: Discourse): Value {
  const value = spoken.amounts.at(-1);
  if (value === undefined) throw new Unclear('no amount was spoken of');
  return value;
}

/** The last act of a kind came to this; to nothing that can be spoken of, if it is undefined. */
export function cameTo(d: Discourse, kind: string, value: Value | undefined): Discourse {
  const results = new Map(d.spoken.results);
  if (value === undefined) results.delete(kind);
  else results.set(kind, value);
  return withSpoken(d, { results });
}

/** What the last act of a kind came to. */
export function resultOf({ spoken }: Discourse, kind: string): Value {
  const value = spoken.results.get(kind);
  if (value === undefined) throw new Unclear(`nothing was done before that comes to an amount: ${kind}`);
  return value;
}
