/** A sample that is the same for the same seed. */

interface Random {
  /** A whole number from 0, below the given one. */
  below(most: number): number;
}

/** Mulberry32: small, and good enough to draw a sample. */
function random(seed: number): Random {
  let state = seed >>> 0;
  return {
    below(most) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * most);
    },
  };
}

/** So many of them, each as likely as any other, in an order of their own. */
export function sample<T>(all: readonly T[], count: number, seed: number): readonly T[] {
  const left = [...all];
  const { below } = random(seed);
  const chosen: T[] = [];
  while (chosen.length < count && left.length > 0) {
    const at = below(left.length);
    const last = left.pop();
    const drawn = at === left.length ? last : left[at];
    if (drawn !== undefined) chosen.push(drawn);
    if (at < left.length && last !== undefined) left[at] = last;
  }
  return chosen;
}
