/**
 * What one instruction may come to. The rules know no limit; a machine does. Beyond it nothing is played approximately: the rule set is
 * told, and ends the game in a way that says so.
 */

/** The most objects, cards, repetitions and the like that one instruction makes. */
export const MOST_AT_ONCE = 10_000;

/** An instruction would come to more than is played. Thrown by stages and as events are prepared, before any of them has happened; caught by the machine. */
export class TooMuch extends Error {
  readonly amount: number;
  constructor(amount: number) {
    super(`one instruction would come to ${amount}; at most ${MOST_AT_ONCE} is played`);
    this.name = 'TooMuch';
    this.amount = amount;
  }
}

/** A number of things to be made or done, if it is one that can be played. */
export function playable(amount: number): number {
  if (amount > MOST_AT_ONCE) throw new TooMuch(amount);
  return amount;
}

/** A number that something comes to, if it can be told exactly. */
export function exact(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new TooMuch(Math.abs(amount));
  return amount;
}

/** So many of something. */
export const times = <T>(amount: number, make: (nth: number) => T): T[] =>
  Array.from({ length: playable(amount) }, (_, nth) => make(nth));
