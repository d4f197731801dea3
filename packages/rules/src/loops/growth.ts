/** What one time round has changed: two positions that are the same but for their numbers. */

import type { Like, Position } from './position.ts';
import type { Amount, Changing } from './rules.ts';

/** How the second position differs in its numbers, or null if it is another one altogether. */
export function changes(a: Position, b: Position): readonly Changing[] | null {
  if (a.told !== b.told || a.like.size !== b.like.size) return null;
  const found: Changing[] = [];
  if (!effectsInto(a.effects, b.effects, found)) return null;
  amountsInto(a.amounts, b.amounts, found);
  for (const [key, before] of a.like) {
    const after = b.like.get(key);
    if (after === undefined || !likeInto(before, after, found)) return null;
  }
  return found;
}

/** Both lists name the same numbers in the same order: the positions read the same. */
function amountsInto(a: readonly Amount[], b: readonly Amount[], found: Changing[]): void {
  a.forEach((before, i) => {
    const after = b[i];
    if (after !== undefined && after.value !== before.value) found.push({ ...after, by: after.value - before.value });
  });
}

/** Effects pile up; of those that say the same the last one counts, so their order by that has to be the same. */
function effectsInto(a: readonly string[], b: readonly string[], found: Changing[]): boolean {
  if (a.length === b.length) return a.every((effect, i) => effect === b[i]);
  const [before, after] = [byLast(a), byLast(b)];
  if (before.length !== after.length || !before.every((effect, i) => effect === after[i])) return false;
  found.push(count('effects', b.length - a.length, b.length, NOBODY));
  return true;
}
const NOBODY = -1 as Amount['of'];

const byLast = (effects: readonly string[]): readonly string[] => [...new Set(effects.toReversed())];

const count = (what: string, by: number, value: number, of: Amount['of']): Changing => ({
  what,
  counter: '',
  of,
  value,
  by,
});

const numbersOf = ({ amounts }: Like): string => amounts.map((a) => a.value).join();

/** As many as before, each with its own numbers; or more or fewer of them, with numbers that were there before. */
function likeInto(a: readonly Like[], b: readonly Like[], found: Changing[]): boolean {
  if (a.length === b.length) {
    a.forEach((before, i) => {
      amountsInto(before.amounts, b[i]?.amounts ?? [], found);
    });
    return true;
  }
  const tally = new Map<string, number>();
  for (const one of b) tally.set(numbersOf(one), (tally.get(numbersOf(one)) ?? 0) + 1);
  for (const one of a) tally.set(numbersOf(one), (tally.get(numbersOf(one)) ?? 0) - 1);
  const left = [...tally.values()];
  // Some more and others fewer: they have changed into each other.
  if (left.some((n) => n > 0) && left.some((n) => n < 0)) return false;
  const [oldest] = a;
  if (oldest === undefined) return false;
  found.push(count('objects', b.length - a.length, b.length, oldest.id));
  return true;
}

/** Whether the same numbers change by the same in both. */
export const sameChanges = (a: readonly Changing[], b: readonly Changing[]): boolean =>
  a.length === b.length &&
  a.every((one, i) => one.what === b[i]?.what && one.counter === b[i]?.counter && one.by === b[i]?.by);
