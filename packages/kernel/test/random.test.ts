import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextRandom, type RandomState, randomBelow, seedRandom, shuffled } from '../src/index.ts';

function counts(rolls: number, bound: number, seed: number): number[] {
  const out = Array.from({ length: bound }, () => 0);
  let state: RandomState = seedRandom(seed);
  for (let i = 0; i < rolls; i++) {
    const [n, after] = randomBelow(state, bound);
    out[n] = (out[n] ?? 0) + 1;
    state = after;
  }
  return out;
}

/** How far counts are from even, in the measure whose mean is the number of cells less one. */
const unevenness = (cells: readonly number[], expected: number): number =>
  cells.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);

describe('random numbers', () => {
  test('stay below their bound', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 0xffff_ffff }), (seed, bound) => {
        const [n] = randomBelow(seedRandom(seed), bound);
        expect(Number.isInteger(n) && n >= 0 && n < bound).toBe(true);
      }),
    );
  });

  test('are the same for the same seed, and others for another', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(seedRandom(seed)).toEqual(seedRandom(seed));
        expect(nextRandom(seedRandom(seed))[0]).not.toBe(nextRandom(seedRandom(seed + 1))[0]);
      }),
    );
  });

  test('leave the state they were drawn from as it was', () => {
    const state = seedRandom(7);
    const copy = [...state];
    nextRandom(state);
    expect(state).toEqual(copy);
  });

  test.each([2, 3, 6, 10, 52])('below %i come up about equally often', (bound) => {
    for (const seed of [1, 2, 3, 1_000_003]) {
      const cells = counts(20_000, bound, seed);
      // Six standard deviations above the mean: seeds are fixed, so this does not come and go.
      expect(unevenness(cells, 20_000 / bound)).toBeLessThan(bound - 1 + 6 * Math.sqrt(2 * (bound - 1)));
    }
  });

  test('below a bound that does not divide the range are not biased towards the low ones', () => {
    // Without drawing the tail again, two thirds of the numbers below 3 × 2^30 would be in the lower half.
    const bound = 3 * 2 ** 30;
    let state = seedRandom(5);
    let low = 0;
    for (let i = 0; i < 20_000; i++) {
      const [n, after] = randomBelow(state, bound);
      if (n < bound / 2) low++;
      state = after;
    }
    expect(Math.abs(low - 10_000)).toBeLessThan(450);
  });
});

describe('a shuffle', () => {
  test('keeps every card', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 80 }), fc.integer(), (items, seed) => {
        const byValue = (a: number, b: number): number => a - b;
        expect(shuffled(items, seedRandom(seed))[0].toSorted(byValue)).toEqual(items.toSorted(byValue));
      }),
    );
  });

  test('gives every order about equally often', () => {
    const orders = new Map<string, number>();
    let state = seedRandom(11);
    for (let i = 0; i < 24_000; i++) {
      const [order, after] = shuffled([1, 2, 3, 4], state);
      orders.set(order.join(), (orders.get(order.join()) ?? 0) + 1);
      state = after;
    }
    expect(orders.size).toBe(24);
    expect(unevenness([...orders.values()], 1_000)).toBeLessThan(23 + 6 * Math.sqrt(46));
  });
});
