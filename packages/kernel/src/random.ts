/** sfc32: a small, fast, well-tested generator whose whole state is four integers inside the game state. */
export type RandomState = readonly [number, number, number, number];

export function seedRandom(seed: number): RandomState {
  let state: RandomState = [0x9e3779b9 ^ seed, 0x243f6a88, 0xb7e15162, seed | 0];
  for (let i = 0; i < 15; i++) state = nextRandom(state)[1];
  return state;
}

/** A 32-bit unsigned integer and the state after it. */
export function nextRandom([a, b, c, d]: RandomState): readonly [number, RandomState] {
  const t = (((a + b) | 0) + d) | 0;
  return [t >>> 0, [b ^ (b >>> 9), (c + (c << 3)) | 0, (((c << 21) | (c >>> 11) | 0) + t) | 0, (d + 1) | 0]];
}

/** A fair integer in [0, bound): the biased tail is drawn again. */
export function randomBelow(state: RandomState, bound: number): readonly [number, RandomState] {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
  let [n, next] = nextRandom(state);
  while (n >= limit) [n, next] = nextRandom(next);
  return [n % bound, next];
}

/** Fisher–Yates. */
export function shuffled<T>(items: readonly T[], state: RandomState): readonly [T[], RandomState] {
  const out = items.slice();
  let random = state;
  for (let i = out.length - 1; i > 0; i--) {
    const [j, next] = randomBelow(random, i + 1);
    random = next;
    const a = out[i] as T;
    out[i] = out[j] as T;
    out[j] = a;
  }
  return [out, random];
}
