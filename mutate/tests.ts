/** The tests of the packages, as judges of changes: run once without any, to see what each test file reaches, and then those that do. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
const TESTS_MS = 20 * 60_000;
/** So many of the test files that reach a place are asked before the rest: those that reach least, which are about what they reach. */
const FIRST = 3;

/** Where the tests of a package are, if they are not all in its own folder. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  rules: ['packages/rules/', 'packages/magic/test/'],
  language: ['packages/language/', 'packages/magic/test/'],
};

const packageOf = ({ file }: Numbered): string => file.split('/')[1] ?? '';
const testsOf = (name: string): readonly string[] => TESTS[name] ?? [`packages/${name}/`];

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

/** The packages' own tests without a change. */
export async function surveyTests(
  root: string,
  folder: string,
  mutations: readonly Numbered[],
  textOf: (mutation: Numbered) => string,
): Promise<Tests> {
  const notes = join(folder, 'reached');
  mkdirSync(notes);
  const texts = Object.fromEntries(
    mutations.map((m) => {
      const inFile = mutations.filter(({ file }) => file === m.file);
      return [join(root, m.file), withSwitches(textOf(m), inFile)];
    }),
  );
  const changed: Changed = { texts, count: mutations.length, notes };
  const changes = join(folder, 'changes.json');
  writeFileSync(changes, JSON.stringify(changed));
  const filters = [...new Set(mutations.map(packageOf).flatMap(testsOf))];
  const { out, code } = await vitest(root, changes, filters, { ms: SURVEY_MS });
  if (code !== 0) throw new Error(`tests fail without any change: ${firstFailed(out)}`);
  const reached = readdirSync(notes).map(
    (name) => JSON.parse(readFileSync(join(notes, name), 'utf8')) as ReachedByTest,
  );
  return { root, changes, reached };
}

export async function byTests({ root, changes, reached }: Tests, mutation: Numbered): Promise<Verdict> {
  const { number } = mutation;
  const folders = testsOf(packageOf(mutation));
  const files = reached
    .filter(({ test, places }) => places.includes(number) && folders.some((folder) => test.startsWith(folder)))
    .toSorted((a, b) => a.places.length - b.places.length)
    .map(({ test }) => test);
  for (const some of [files.slice(0, FIRST), files.slice(FIRST)]) {
    if (some.length === 0) continue;
    const { out, code, tooLong } = await vitest(root, changes, some, {
      env: { MUTANT: String(number) },
      ms: TESTS_MS,
    });
    if (tooLong) return { is: 'endless', by: 'tests' };
    if (code !== 0) return { is: 'noticed', by: firstFailed(out) };
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

function firstFailed(out: string): string {
  const from = out.indexOf('{');
  if (from < 0) return 'the tests do not run';
  const { testResults = [] } = JSON.parse(out.slice(from)) as VitestReport;
  const file = testResults.find(({ status }) => status === 'failed');
  const test = file?.assertionResults.find(({ status }) => status === 'failed');
  return test?.fullName ?? file?.name.split('/').slice(-3).join('/') ?? 'the tests do not run';
}
