// One expectation of a check that does not hold.

export interface Mismatch {
  readonly line: number;
  readonly text: string;
}

export function mismatch(line: number, what: string, expected: unknown, actual: unknown): Mismatch {
  return { line, text: `${what}: expected ${shown(expected)}, is ${shown(actual)}` };
}

const shown = (value: unknown): string => (Array.isArray(value) ? `[${value.join(', ')}]` : String(value));

/** Nothing to report if the two are the same. */
export function expectSame(line: number, what: string, expected: unknown, actual: unknown): readonly Mismatch[] {
  return expected === actual ? [] : [mismatch(line, what, expected, actual)];
}
