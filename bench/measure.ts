/** Timing: samples, percentiles, and results with the bars of the design beside them. */

export interface Bar {
  readonly is: '≤' | '≥';
  readonly than: number;
}

export interface Result {
  /** What was measured, in a few words. */
  readonly what: string;
  readonly unit: string;
  readonly value: number;
  readonly bar?: Bar;
  /** Other figures of the same samples. */
  readonly more?: Readonly<Record<string, number>>;
}

export const atMost = (than: number): Bar => ({ is: '≤', than });
export const atLeast = (than: number): Bar => ({ is: '≥', than });

/** Null if there is no bar. */
export const passes = ({ value, bar }: Result): boolean | null =>
  bar === undefined ? null : bar.is === '≤' ? value <= bar.than : value >= bar.than;

/** A figure below which a share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);

export const rounded = (n: number): number => (Math.abs(n) >= 100 ? Math.round(n) : Number(n.toPrecision(3)));

/** Microseconds that each call took, once for each sample. */
export function timeEach(samples: number, prepare: (i: number) => () => unknown): number[] {
  const times: number[] = [];
  for (let i = 0; i < samples; i++) {
    const run = prepare(i);
    const began = performance.now();
    kept[0] = run();
    times.push((performance.now() - began) * 1000);
  }
  return times;
}

/** What was computed last: keeps the compiler from leaving out what nobody looks at. */
const kept: unknown[] = [];

/** Microseconds per call for what is too quick to time alone: one figure for each round of calls. */
export function timeRounds(rounds: number, calls: number, run: () => unknown): number[] {
  return Array.from({ length: rounds }, () => {
    const began = performance.now();
    for (let i = 0; i < calls; i++) kept[0] = run();
    return ((performance.now() - began) * 1000) / calls;
  });
}
