/** Figures of different machines and of different commits beside each other. */
import { median, type Result } from './measure.ts';
import { NOMINAL_MS } from './reference-work.ts';

/** What more of the unit means. */
type Sense = 'faster' | 'slower' | 'neither';

function senseOf(unit: string): Sense {
  if (unit.endsWith('/s')) return 'faster';
  return unit === 'µs' || unit === 'ms' ? 'slower' : 'neither';
}

/** The figure that depends least on what else the machine does. */
export const steadyFigure = ({ value, cpu }: Result): number => cpu ?? value;

/** The figure on a machine that does the reference work in the nominal time; undefined if speed does not matter to it. */
export function atReferenceSpeed(result: Result, referenceMs: number): number | undefined {
  const slowness = referenceMs / NOMINAL_MS;
  switch (senseOf(result.unit)) {
    case 'faster':
      return steadyFigure(result) * slowness;
    case 'slower':
      return steadyFigure(result) / slowness;
    case 'neither':
      return undefined;
  }
}

export interface Comparison {
  readonly what: string;
  readonly unit: string;
  readonly base: number;
  readonly here: number;
  /** How many times as good as the base, over rounds in which one was measured right after the other. */
  readonly ratio: { readonly median: number; readonly least: number; readonly most: number };
}

/** One round: what each side measured. */
export interface Round {
  readonly base: readonly Result[];
  readonly here: readonly Result[];
}

/** For each figure that both sides have in every round. */
export function compared(rounds: readonly Round[]): readonly Comparison[] {
  const first = rounds[0];
  if (first === undefined) return [];
  return first.here.flatMap(({ what, unit }) => {
    const pairs = rounds.flatMap((round) => {
      const [base, here] = [round.base, round.here].map((all) => all.find((r) => r.what === what));
      if (base === undefined || here === undefined) return [];
      // In CPU time if both sides know it.
      return base.cpu === undefined || here.cpu === undefined
        ? [{ base: base.value, here: here.value }]
        : [{ base: base.cpu, here: here.cpu }];
    });
    if (pairs.length < rounds.length) return [];
    const ratios = pairs.map(({ base, here }) => (senseOf(unit) === 'faster' ? here / base : base / here));
    return [
      {
        what,
        unit,
        base: median(pairs.map((p) => p.base)),
        here: median(pairs.map((p) => p.here)),
        ratio: { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) },
      },
    ];
  });
}
