/** The command line: which command is meant, and what it is given. */
import { readFileSync } from 'node:fs';
import { type Command, commandHelp, overview, readArguments, UsageError } from './command.ts';
import { commands } from './commands/index.ts';

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return hasVersion ? String(manifest.version) : 'unknown';
}

const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((a) => a === '-h' || a === '--help');
};

/** Returns the exit code: 0 done, 1 it ran and something is wrong, 2 the command line was not understood. */
export async function run([name, ...args]: readonly string[]): Promise<number> {
  const [topic] = args;
  if (name === undefined || name === '-h' || name === '--help' || (name === 'help' && topic === undefined)) {
    process.stdout.write(overview(commands));
    return 0;
  }
  if (name === '-v' || name === '--version') {
    process.stdout.write(`${version()}\n`);
    return 0;
  }
  const wanted = name === 'help' ? topic : name;
  const command = commands.find((c) => c.name === wanted);
  if (command === undefined) return refuse(`unknown command "${wanted}"`, 'rulewright --help');
  if (name === 'help' || asksForHelp(args)) {
    process.stdout.write(commandHelp(command));
    return 0;
  }
  return runCommand(command, args);
}

async function runCommand(command: Command, args: readonly string[]): Promise<number> {
  try {
    return await command.run(readArguments(command, args));
  } catch (error) {
    if (error instanceof UsageError) return refuse(error.message, `rulewright ${command.name} --help`);
    throw error;
  }
}

function refuse(message: string, see: string): number {
  process.stderr.write(`rulewright: ${message}; see ${see}\n`);
  return 2;
}
