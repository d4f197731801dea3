/**
 * The tests of all packages, as judges of changes: run once without any, to see what each test file reaches, and then those that do. A
 * change in the grammar may first be noticed by the cards, one in the rules by the bots or at the table.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Numbered, withSwitches } from './apply.ts';
import type { Changed } from './changed.ts';
import type { Verdict } from './judge.ts';
import { type Ended, runProcess } from './process.ts';
import type { ReachedByTest } from './reached.ts';

export interface Tests {
  readonly root: string;
  /** The file that tells the tests of the changes. */
  readonly changes: string;
  readonly reached: readonly ReachedByTest[];
}

const SURVEY_MS = 60 * 60_000;
/** Tests that work longer than this many times their time without the change do not end; a fixed time on top for loading everything. */
const TIMES_LONGER = 10;
const ALLOWANCE_MS = 60_000;
/** So many of the test files that reach a place are asked before the rest: those that reach least, which are about what they reach. */
const FIRST = 3;
/** Then so many of the rest; test files that take longer are asked last, and fewer of them. */
const QUICK = 30;
const QUICK_MS = 4000;
const SLOW = 4;

const packageOf = (file: string): string => file.split('/')[1] ?? '';

function vitest(root: string, changes: string, filters: readonly string[], more: Options): Promise<Ended> {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [program, 'run', '--project', 'node', '--reporter', 'json'];
  return runProcess('node', [...args, ...(more.env === undefined ? [] : ['--bail', '1']), ...filters], {
    env: { RULEWRIGHT_CHANGED: changes, CI: 'true', ...more.env },
    ms: more.ms,
  });
}

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly ms: number;
}

/** The tests without a change. */
export async function surveyTests(
  root: string,
  folder: string,
  mutations: readonly Numbered[],
  textOf: (mutation: Numbered) => string,
  say: (line: string) => void,
): Promise<Tests> {
  const notes = join(folder, 'reached');
  mkdirSync(notes);
  const texts = Object.fromEntries(
    mutations.map((m) => {
      const inFile = mutations.filter(({ file }) => file === m.file);
      return [join(root, m.file), withSwitches(textOf(m), inFile)];
    }),
  );
  const count = Math.max(...mutations.map(({ number }) => number)) + 1;
  const changed: Changed = { texts, count, notes };
  const changes = join(folder, 'changes.json');
  writeFileSync(changes, JSON.stringify(changed));
  const { out } = await vitest(root, changes, ['packages/', 'apps/cli/'], { ms: SURVEY_MS });
  const failed = failedIn(out);
  if (failed === null) throw new Error('the tests do not run');
  // What fails without a change would notice every one.
  for (const { file, test } of failed) say(`not asked, for it fails without any change: ${file}, ${test}`);
  const reached = readdirSync(notes).map(
    (name) => JSON.parse(readFileSync(join(notes, name), 'utf8')) as ReachedByTest,
  );
  return { root, changes, reached: reached.filter(({ test }) => !failed.some(({ file }) => file === test)) };
}

export async function byTests({ root, changes, reached }: Tests, { file, number }: Numbered): Promise<Verdict> {
  const own = ({ test }: ReachedByTest): number => (packageOf(test) === packageOf(file) ? 0 : 1);
  const all = reached
    .filter(({ places }) => places.includes(number))
    .toSorted((a, b) => own(a) - own(b) || a.places.length - b.places.length);
  const rest = all.slice(FIRST);
  const quick = ({ ms }: ReachedByTest): boolean => ms <= QUICK_MS;
  for (const some of [
    all.slice(0, FIRST),
    rest.filter(quick).slice(0, QUICK),
    rest.filter((test) => !quick(test)).slice(0, SLOW),
  ]) {
    if (some.length === 0) continue;
    const { out, code, tooLong } = await vitest(
      root,
      changes,
      some.map(({ test }) => test),
      {
        env: { MUTANT: String(number) },
        ms: ALLOWANCE_MS + TIMES_LONGER * some.reduce((sum, { ms }) => sum + ms, 0),
      },
    );
    if (tooLong) return { is: 'endless', by: 'tests' };
    if (code !== 0) return { is: 'noticed', by: failedIn(out)?.[0]?.test ?? 'the tests do not run' };
  }
  return { is: 'unnoticed' };
}

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface FailedTest {
  /** From the root of the repository. */
  readonly file: string;
  readonly test: string;
}

/** Null if there is no report. */
function failedIn(out: string): readonly FailedTest[] | null {
  const from = out.indexOf('{');
  if (from < 0) return null;
  const { testResults = [] } = JSON.parse(out.slice(from)) as VitestReport;
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: relative(process.cwd(), name).replaceAll('\\', '/'),
      test: assertionResults.find(({ status }) => status === 'failed')?.fullName ?? 'it cannot be loaded',
    }));
}
