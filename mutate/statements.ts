/**
 * `npm run statements`: for statements of the documents, breaks the engine where the statement lives and looks whether a scenario that is
 * said to prove it fails. `statements.json` says which places, and what they become. Run by hand: it takes some minutes.
 * `npm run statements -- ID...` looks at these only.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseScenarios } from '@rulewright/scenario';
import { games } from '../packages/table/test/signature/rulings.ts';
import type { Numbered } from './apply.ts';
import { bundleRulings } from './bundle.ts';
import { runProcess } from './process.ts';
import type { Case, Task } from './rulings.ts';

interface Broken {
  /** The id of the statement. */
  readonly statement: string;
  readonly file: string;
  /** An expression that stands once in the file. */
  readonly code: string;
  readonly becomes: string;
}

const LONGEST_MS = 10 * 60_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function placed(root: string, { file, code, becomes }: Broken, number: number): Numbered {
  const text = readFileSync(join(root, file), 'utf8');
  const start = text.indexOf(code);
  if (start < 0 || text.indexOf(code, start + 1) >= 0) throw new Error(`${file} has not exactly one ${code}`);
  const line = text.slice(0, start).split('\n').length;
  return { number, file, start, end: start + code.length, line, kind: 'expression', code, becomes, tells: 'always' };
}

/** The scenarios that name each statement. */
function provers(root: string): ReadonlyMap<string, readonly Case[]> {
  const found = new Map<string, Case[]>();
  const folder = join(root, 'rulings');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!name.endsWith('.yaml')) continue;
    const file = name.replaceAll('\\', '/');
    const { scenarios } = parseScenarios(readFileSync(join(folder, name), 'utf8'), file, games);
    for (const [at, { covers }] of scenarios.entries())
      for (const statement of covers) found.set(statement, [...(found.get(statement) ?? []), { file, at }]);
  }
  return found;
}

/** Every scenario says whether it passes, not only what it comes to: what fails is what is checked in it. */
async function whatFails(root: string, program: string, number: number, proofs: readonly Case[]): Promise<unknown> {
  const task: Task = { root, files: [], only: proofs.map((one) => ({ case: one, signature: '' })), thrice: true };
  const options = { input: JSON.stringify(task), env: { MUTANT: String(number) }, ms: LONGEST_MS };
  const { out, code, tooLong } = await runProcess('node', [program], options);
  if (tooLong || code !== 0) return 'it does not end, or breaks down';
  return JSON.parse(out.trim());
}

async function main(): Promise<number> {
  const root = resolve('.');
  const asked = process.argv.slice(2);
  const known = JSON.parse(readFileSync(join(root, 'mutate/statements.json'), 'utf8')) as readonly Broken[];
  const unknown = asked.filter((id) => !known.some(({ statement }) => statement === id));
  if (unknown.length > 0) {
    process.stderr.write(`mutate/statements.json does not have ${unknown.join(', ')}\n`);
    return 2;
  }
  const all = asked.length === 0 ? known : known.filter(({ statement }) => asked.includes(statement));
  const places = all.map((broken, number) => placed(root, broken, number));
  const proving = provers(root);
  const folder = mkdtempSync(join(tmpdir(), 'statements-'));
  let unnoticed = 0;
  try {
    const program = join(folder, 'rulings.mjs');
    await bundleRulings(root, places, program);
    for (const [number, { statement, code, becomes }] of all.entries()) {
      const proofs = proving.get(statement) ?? [];
      const sound = await whatFails(root, program, -1, proofs);
      const failed = await whatFails(root, program, number, proofs);
      const noticed = proofs.length > 0 && sound === null && failed !== null;
      if (!noticed) unnoticed++;
      say(`${noticed ? 'noticed' : 'NOT NOTICED'}  ${statement}: ${code}  →  ${becomes}`);
      say(`    ${noticed ? `fails: ${String(failed)}` : `of ${proofs.length} scenarios none fails`}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  say(`${all.length - unnoticed} of ${all.length} statements are noticed when they are false`);
  return unnoticed === 0 ? 0 : 1;
}

process.exitCode = await main();
