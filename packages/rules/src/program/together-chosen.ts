/** How many can be chosen together, where all that is chosen must fit together. */
import type { Together } from '@rulewright/kernel';

/** How many can be chosen together at most. */
export function mostOf({ keys, keyed, bits, weights, most }: Together, count: number): number {
  if (keys !== undefined) {
    const sizes = new Map<number | string, number>();
    for (const key of keys) sizes.set(key, (sizes.get(key) ?? 0) + 1);
    return keyed === 'different' ? sizes.size : Math.max(0, ...sizes.values());
  }
  if (bits !== undefined) {
    const sharing = Array.from({ length: 32 }, (_, bit) => bits.filter((b) => (b & (1 << bit)) !== 0).length);
    return Math.max(Math.min(1, count), ...sharing);
  }
  if (weights === undefined || most === undefined) return count;
  let [sum, n] = [0, 0];
  for (const weight of weights.toSorted((a, b) => a - b)) {
    sum += weight;
    if (sum > most) break;
    n++;
  }
  return n;
}
