// Random results that a scenario fixes in advance, and how many of them can be fixed at once.
import type { RandomResult } from './step.ts';

/** Every kind of die that cards roll divides it, so that one number serves whatever is rolled. */
export const DICE = 600;
const COIN = 2;

/** The first two are solved for, the others searched: so many ways are tried on average at most. */
const MOST_TRIED = 1_000_000;

export const modulusOf = (result: RandomResult): number => (typeof result === 'number' ? DICE : COIN);

export const isRandomResult = (result: unknown): result is RandomResult =>
  result === 'heads' ||
  result === 'tails' ||
  (typeof result === 'number' && Number.isInteger(result) && result >= 0 && result <= DICE);

export const canBeFixed = (results: readonly RandomResult[]): boolean =>
  results.slice(2).reduce<number>((tried, result) => tried * modulusOf(result), 1) <= MOST_TRIED;
