/** Another commit and this folder, measured in turn. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSuite, here } from './build.ts';
import { type Commit, withSources } from './commit.ts';
import { type Measuring, startMeasuring } from './measuring.ts';
import { type Comparison, compared, type Round } from './relative.ts';

/** A process has luck or bad luck with what the compiler makes of its first calls: after so many rounds there are new ones. */
const ROUNDS_PER_PROCESS = 2;

export interface SuiteComparison {
  readonly suite: string;
  /** Whether the commit was measured by this folder's suite. */
  readonly todays: boolean;
  readonly figures: readonly Comparison[];
}

export async function compareWith(
  commit: Commit,
  suites: readonly string[],
  rounds: number,
  say: (line: string) => void,
): Promise<readonly SuiteComparison[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    say(`building ${commit.id.slice(0, 9)} ${commit.subject}`);
    return await withSources(commit, async (sources) => {
      const results: SuiteComparison[] = [];
      for (const suite of suites) {
        const base = await buildSuite(suite, sources, join(folder, 'base'));
        const ours = await buildSuite(suite, here, join(folder, 'here'));
        if (base === undefined || ours === undefined) {
          say(`${suite}: the commit does not have it`);
          continue;
        }
        const measured = await measureInTurn(base.program, ours.program, suite, rounds, say);
        results.push({ suite, todays: base.todays, figures: compared(measured) });
      }
      return results;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureInTurn(
  baseProgram: string,
  hereProgram: string,
  suite: string,
  rounds: number,
  say: (line: string) => void,
): Promise<readonly Round[]> {
  const done: Round[] = [];
  let base: Measuring | undefined;
  let ours: Measuring | undefined;
  const end = (): void => {
    base?.end();
    ours?.end();
  };
  try {
    for (let round = 0; round < rounds; round++) {
      if (base === undefined || ours === undefined || round % ROUNDS_PER_PROCESS === 0) {
        end();
        base = await startMeasuring(baseProgram, suite);
        ours = await startMeasuring(hereProgram, suite);
      }
      say(`${suite}: round ${round + 1} of ${rounds}`);
      // Who goes first changes: if the machine gets slower all the time, it does not always hit the same side.
      if (round % 2 === 0) {
        const first = await base.measure();
        done.push({ base: first, here: await ours.measure() });
      } else {
        const first = await ours.measure();
        done.push({ base: await base.measure(), here: first });
      }
    }
    return done;
  } finally {
    end();
  }
}
