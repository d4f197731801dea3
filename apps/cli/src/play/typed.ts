/** What is typed, as numbers of things in a list. */

const parts = (text: string): readonly string[] => text.split(/[\s,]+/).filter((w) => w !== '');

/** "1 3" as indices from 0; undefined if it is anything else. */
export function indices(text: string, count: number): readonly number[] | undefined {
  const numbers = parts(text).map(Number);
  return numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= count) ? numbers.map((n) => n - 1) : undefined;
}

/** "1>2 3>2" as pairs of indices from 0; a number alone is paired with `alone`, if that is given. */
export function pairs(
  text: string,
  left: number,
  right: number,
  alone?: number,
): readonly (readonly [number, number])[] | undefined {
  const out: (readonly [number, number])[] = [];
  for (const word of parts(text.replace(/\s*>\s*/g, '>'))) {
    const [, a, b] = /^(\d+)(?:>(\d+))?$/.exec(word) ?? [];
    const first = Number(a) - 1;
    const second = b === undefined ? alone : Number(b) - 1;
    if (!(first >= 0 && first < left) || second === undefined || !(second >= 0 && second < right)) return undefined;
    out.push([first, second]);
  }
  return out;
}

/** "2 1" as amounts. */
export function amounts(text: string): readonly number[] | undefined {
  const numbers = parts(text).map(Number);
  return numbers.length > 0 && numbers.every((n) => Number.isInteger(n) && n >= 0) ? numbers : undefined;
}
