/**
 * Benchmarks against the bars of the design: `npm run bench -- --help`. They are run by hand, never as timed tests: see
 * docs/decisions/0001-tooling.md. What is measured is the engine bundled as an app ships it; the loader of the development
 * commands wraps every function to keep its name, which costs an eighth.
 */
import { HELP, readArguments } from './arguments.ts';
import { findCommit } from './commit.ts';
import { compareWith } from './compare.ts';
import { passes } from './measure.ts';
import { comparisonAsJson, comparisonAsTable, reportAsJson, reportAsTable } from './report.ts';
import { runSuites } from './run.ts';

/** The exit code. */
async function main(): Promise<number> {
  const asked = readArguments(process.argv.slice(2));
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const print = (text: string): void => void process.stdout.write(`${text}\n`);
  switch (asked.command) {
    case 'help':
      print(HELP);
      return 0;
    case 'wrong':
      say(asked.why);
      return 2;
    case 'bench': {
      const report = await runSuites(asked.suites, say);
      print(asked.json ? reportAsJson(report) : reportAsTable(report));
      return report.figures.some((r) => passes(r) === false) ? 1 : 0;
    }
    case 'compare': {
      const base = findCommit(asked.base);
      if (base === undefined) {
        say(`no such commit: ${asked.base}`);
        return 2;
      }
      const suites = await compareWith(base, asked.suites, asked.rounds, say);
      print((asked.json ? comparisonAsJson : comparisonAsTable)(base, asked.rounds, suites));
      return 0;
    }
  }
}

// An interruption ends the measuring processes, and with them what waits for them, so that everything is tidied up.
process.on('SIGINT', () => {});
process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
