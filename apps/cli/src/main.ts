import { readFileSync } from 'node:fs';

const help = `rulewright - an exact, explainable rules engine for trading card games

Usage: rulewright <command> [options]

Options:
  -h, --help     show this help
  -v, --version  show the version
`;

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return hasVersion ? String(manifest.version) : 'unknown';
}

/** Returns the exit code: 0 done, 2 the command line was not understood. */
function main(args: readonly string[]): number {
  const [first] = args;
  if (first === undefined || first === '-h' || first === '--help') {
    process.stdout.write(help);
    return 0;
  }
  if (first === '-v' || first === '--version') {
    process.stdout.write(`${version()}\n`);
    return 0;
  }
  process.stderr.write(`rulewright: unknown command "${first}"; see rulewright --help\n`);
  return 2;
}

process.exitCode = main(process.argv.slice(2));
