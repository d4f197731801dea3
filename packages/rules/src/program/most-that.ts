/** The largest number for which something can be afforded, where more is never cheaper. */
const LARGEST = 1 << 16;

export function mostThat(isAffordable: (n: number) => boolean): number {
  let low = 0;
  let high = 1;
  while (high < LARGEST && isAffordable(high)) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isAffordable(middle)) low = middle;
    else high = middle;
  }
  return low;
}
