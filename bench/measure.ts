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
  /**
   * The same figure in CPU time, which other programs on the machine hardly move. It is left out where the figure is the median
   * of many samples of some microseconds: an interruption falls into one of them.
   */
  readonly cpu?: number;
  readonly bar?: Bar;
  /** Other figures of the same samples. */
  readonly more?: Readonly<Record<string, number>>;
}

/** Takes one measurement; may be called again. */
export type Measure = () => readonly Result[];

/** Makes what is to be measured and lets the compiler see it until its speed is steady. */
export type Suite = () => Measure;

/** Of the same samples: the time that passed and the time the processors worked for this program, compiling and collecting included. */
export interface Times {
  readonly wall: readonly number[];
  readonly cpu: readonly number[];
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

/** Microseconds of CPU time since the program began. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds that each call took, once for each sample. */
export function timeEach(samples: number, prepare: (i: number) => () => unknown): Times {
  const wall: number[] = [];
  const cpu: number[] = [];
  for (let i = 0; i < samples; i++) {
    const run = prepare(i);
    const worked = cpuTime();
    const began = performance.now();
    kept[0] = run();
    wall.push((performance.now() - began) * 1000);
    cpu.push(cpuTime() - worked);
  }
  return { wall, cpu };
}

/** What was computed last: keeps the compiler from leaving out what nobody looks at. */
const kept: unknown[] = [];

/** Microseconds per call for what is too quick to time alone: one figure for each round of calls. */
export function timeRounds(rounds: number, calls: number, run: () => unknown): Times {
  const { wall, cpu } = timeEach(rounds, () => () => {
    for (let i = 0; i < calls; i++) kept[0] = run();
  });
  const each = (total: number): number => total / calls;
  return { wall: wall.map(each), cpu: cpu.map(each) };
}
