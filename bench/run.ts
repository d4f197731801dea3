/** The suites of this folder, each in a process of its own, with the reference work before, between and after them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildReference, buildSuite, here } from './build.ts';
import type { Result } from './measure.ts';
import { type Measuring, startMeasuring } from './measuring.ts';
import { atReferenceSpeed, steadyFigure } from './relative.ts';

interface Figure extends Result {
  /** As it would be on a machine of reference speed. */
  readonly relative?: number;
}

export interface Report {
  /** Milliseconds of CPU time for the reference work, each time it was measured. */
  readonly reference: readonly number[];
  readonly figures: readonly Figure[];
}

export async function runSuites(suites: readonly string[], say: (line: string) => void): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  let reference: Measuring | undefined;
  const measureReference = async (): Promise<number> => {
    reference ??= await startMeasuring(await buildReference(folder), 'reference');
    const [result] = await reference.measure();
    return result === undefined ? Number.NaN : steadyFigure(result);
  };
  try {
    const times = [await measureReference()];
    const figures: Figure[] = [];
    for (const suite of suites) {
      say(suite);
      const built = await buildSuite(suite, here, folder);
      if (built === undefined) continue;
      const process = await startMeasuring(built.program, suite);
      const before = times.at(-1) ?? Number.NaN;
      const results = await process.measure();
      process.end();
      const after = await measureReference();
      times.push(after);
      for (const result of results) {
        const relative = atReferenceSpeed(result, (before + after) / 2);
        figures.push(relative === undefined ? result : { ...result, relative });
      }
    }
    return { reference: times, figures };
  } finally {
    reference?.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
