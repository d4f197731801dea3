/**
 * Benchmarks against the bars of the design: `npm run bench`, `npm run bench -- --json`. With names, only those are run.
 * They are run by hand, never as timed tests: see docs/decisions/0001-tooling.md. What is measured is the engine bundled as an
 * app ships it; the loader of the development commands wraps every function to keep its name, which costs an eighth.
 */
import { forks } from './forks.ts';
import { fourPlayers } from './four-players.ts';
import { growth } from './growth.ts';
import { legalAnswers } from './legal-answers.ts';
import { passes, type Result } from './measure.ts';
import { playouts } from './playouts.ts';
import { asJson, asTable } from './report.ts';
import { representation } from './representation.ts';
import { saves } from './saves.ts';

const suites: Readonly<Record<string, () => readonly Result[]>> = {
  playouts,
  forks,
  legal: legalAnswers,
  growth,
  four: fourPlayers,
  saves,
  representation,
};

const args = process.argv.slice(2);
const names = args.filter((a) => a !== '--json');
const unknown = names.filter((name) => suites[name] === undefined);
if (unknown.length > 0) {
  process.stderr.write(`no such benchmark: ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}\n`);
  process.exitCode = 2;
} else {
  const results = Object.entries(suites).flatMap(([name, run]) =>
    names.length === 0 || names.includes(name) ? run() : [],
  );
  process.stdout.write(`${args.includes('--json') ? asJson(results) : asTable(results)}\n`);
  if (results.some((r) => passes(r) === false)) process.exitCode = 1;
}
