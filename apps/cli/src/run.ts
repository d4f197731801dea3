/** The command line: which command is meant, and what it is given. */
import manifest from '../package.json' with { type: 'json' };
import { commandHelp, overview, readArguments, UsageError } from './command.ts';
import { commands } from './commands/index.ts';
import type { Home } from './home.ts';

const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((a) => a === '-h' || a === '--help');
};

/** Returns the exit code: 0 done, 1 it ran and something is wrong, 2 the command line was not understood. */
export async function run([name, ...args]: readonly string[], home: Home): Promise<number> {
  const [topic] = args;
  if (name === undefined || name === '-h' || name === '--help' || (name === 'help' && topic === undefined)) {
    process.stdout.write(overview(commands));
    return 0;
  }
  if (name === '-v' || name === '--version') {
    process.stdout.write(`${manifest.version}\n`);
    return 0;
  }
  const wanted = name === 'help' ? topic : name;
  const named = commands.find((c) => c.name === wanted);
  if (named === undefined) return refuse(`unknown command "${wanted}"`, 'rulewright --help');
  const { command } = await named.load();
  if (name === 'help' || asksForHelp(args)) {
    process.stdout.write(commandHelp(named, command));
    return 0;
  }
  try {
    return await command.run(readArguments(command, args), home);
  } catch (error) {
    if (error instanceof UsageError) return refuse(error.message, `rulewright ${named.name} --help`);
    throw error;
  }
}

function refuse(message: string, see: string): number {
  process.stderr.write(`rulewright: ${message}; see ${see}\n`);
  return 2;
}
