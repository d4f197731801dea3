/** Draws the changes, makes each of them, and asks the rulings and the tests. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Numbered } from './apply.ts';
import type { Asked } from './arguments.ts';
import { bundleRulings } from './bundle.ts';
import { isEquivalent, lineText, readEquivalent } from './equivalent.ts';
import { type Mutation, mutationsOf } from './find.ts';
import { byRulings, type Rulings, survey, type Verdict } from './judge.ts';
import { sample } from './sample.ts';
import { byTests, surveyTests } from './tests.ts';

export interface Judged extends Mutation {
  readonly package: string;
  /** The line in which it begins. */
  readonly text: string;
  readonly verdict: Verdict;
}

/** Generated, or data: no test is meant to notice a change in them. The kernel's toy is a game that is played by tests only and no part of any product. */
const DATA = /\/(bundle|generated)\/|^packages\/kernel\/src\/toy\/|\.test\.ts$/;

export async function run(root: string, asked: Asked, say: (line: string) => void): Promise<readonly Judged[]> {
  const texts = new Map<string, string>();
  const all = asked.packages.flatMap((name) =>
    filesIn(join(root, 'packages', name, 'src'), '.ts').flatMap((inside) => {
      const file = `packages/${name}/src/${inside}`;
      if (DATA.test(file)) return [];
      const text = readFileSync(join(root, file), 'utf8');
      texts.set(file, text);
      return mutationsOf(file, text);
    }),
  );
  const textOf = ({ file }: Mutation): string => texts.get(file) ?? '';
  const known = readEquivalent(join(root, 'mutate/equivalent.json'));
  const real = all.filter((m) => !isEquivalent(known, textOf(m), m));
  const drawn: readonly Numbered[] = sample(real, asked.count, asked.seed).map((m, number) => ({ ...m, number }));
  say(`${drawn.length} of ${real.length} changes; ${all.length - real.length} are known to change nothing`);
  const folder = mkdtempSync(join(tmpdir(), 'mutate-'));
  try {
    const program = join(folder, 'rulings.mjs');
    await bundleRulings(root, drawn, program);
    const home = join(root, 'rulings');
    const rulings: Rulings = { root, files: filesIn(home, '.yaml'), program };
    say('running the rulings and the games without a change, to see what each of them reaches');
    const reached = await survey(rulings);
    const tell = progress(drawn.length, say);
    const first = await inTurns(drawn, asked.jobs, async (m) => {
      const verdict = await byRulings(rulings, reached, m);
      if (verdict.is !== 'unnoticed' || asked.rulingsOnly) tell(m, verdict);
      return { m, verdict };
    });
    const left = first.filter(({ verdict }) => verdict.is === 'unnoticed').map(({ m }) => m);
    const verdicts = new Map(first.map(({ m, verdict }) => [m.number, verdict]));
    if (!asked.rulingsOnly && left.length > 0) {
      say(`${left.length} left; running the tests without a change, to see what each of them reaches`);
      const tests = await surveyTests(root, folder, left, textOf, say);
      await inTurns(left, asked.jobs, async (m) => {
        const verdict = await byTests(tests, m);
        tell(m, verdict);
        verdicts.set(m.number, verdict);
      });
    }
    return drawn.map((m) => ({
      ...m,
      package: m.file.split('/')[1] ?? '',
      text: lineText(textOf(m), m),
      verdict: verdicts.get(m.number) ?? { is: 'unnoticed' },
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tells what came of each change as soon as it is known. */
function progress(of: number, say: (line: string) => void): (m: Mutation, verdict: Verdict) => void {
  let done = 0;
  return (m, verdict) => {
    const told = verdict.is === 'unnoticed' ? `${m.code}  →  ${m.becomes}` : `by ${verdict.by}`;
    say(`${++done}/${of} ${verdict.is} ${m.file}:${m.line} ${told.replaceAll(/\s+/g, ' ')}`);
  };
}

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();

/** So many at a time, the results in the order of what they are of. */
async function inTurns<T, R>(all: readonly T[], jobs: number, work: (one: T) => Promise<R>): Promise<readonly R[]> {
  const results = new Map<number, R>();
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < all.length; at = next++) {
      const one = all[at];
      if (one !== undefined) results.set(at, await work(one));
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  return [...results].toSorted(([a], [b]) => a - b).map(([, result]) => result);
}
