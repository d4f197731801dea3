/** What a command of `rulewright` is, how its arguments are read, and how its help is printed. */
import { parseArgs } from 'node:util';
import type { Home } from './home.ts';

interface CommandOption {
  /** Long name, without the dashes. */
  readonly name: string;
  /** What stands for the value in the help; absent for a switch that has none. */
  readonly value?: string;
  readonly summary: string;
  /** May be given several times. */
  readonly many?: boolean;
}

/** How a command is called and what it is good for, without what it needs to run. */
export interface CommandName {
  readonly name: string;
  readonly summary: string;
}

export interface Command {
  /** What follows the name besides options, as the help shows it; absent if nothing may. */
  readonly operands?: string;
  readonly options: readonly CommandOption[];
  /** Longer explanation, printed below the options. */
  readonly notes?: string;
  /** Returns the exit code: 0 done, 1 it ran and something is wrong, 2 the command line was not understood. */
  run(given: Arguments, home: Home): number | Promise<number>;
}

/** The command line was not understood. The message is for the user. */
export class UsageError extends Error {}

export class Arguments {
  readonly operands: readonly string[];
  readonly #values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

  constructor(
    operands: readonly string[],
    values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>,
  ) {
    this.operands = operands;
    this.#values = values;
  }

  /** Whether a switch was given. */
  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  texts(name: string): readonly string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.filter((v) => typeof v === 'string') : [];
  }

  /** A whole number, or the fallback if the option was not given. */
  integer(name: string, fallback: number, min: number, max = Number.MAX_SAFE_INTEGER): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const n = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isSafeInteger(n) && n >= min && n <= max) return n;
    const range = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `from ${min} to ${max}`;
    throw new UsageError(`--${name} takes a whole number, ${range}, not "${text}"`);
  }

  oneOf<T extends string>(name: string, allowed: readonly [T, ...T[]]): T {
    const text = this.text(name);
    if (text === undefined) return allowed[0];
    const found = allowed.find((a) => a === text);
    if (found === undefined) throw new UsageError(`--${name} takes ${allowed.join(', ')}, not "${text}"`);
    return found;
  }
}

/** Reads what stands after the command's name. Whoever calls it has seen to `--help`. */
export function readArguments(command: Command, args: readonly string[]): Arguments {
  const options = Object.fromEntries(
    command.options.map((o) => [
      o.name,
      { type: o.value === undefined ? ('boolean' as const) : ('string' as const), multiple: o.many === true },
    ]),
  );
  try {
    const read = parseArgs({
      args: [...args],
      options,
      strict: true,
      allowPositionals: command.operands !== undefined,
    });
    return new Arguments(read.positionals, read.values);
  } catch (error) {
    // parseArgs explains itself in sentences; the first is what the user needs.
    if (error instanceof TypeError && 'code' in error) throw new UsageError(firstSentence(error.message));
    throw error;
  }
}

const firstSentence = (text: string): string => {
  const [first = text] = text.split(/\. |\n/);
  return first.charAt(0).toLowerCase() + first.slice(1).replace(/\.$/, '');
};

export function commandHelp({ name, summary }: CommandName, command: Command): string {
  const operands = command.operands === undefined ? '' : ` ${command.operands}`;
  const flags: (readonly [string, string])[] = command.options.map((o) => [
    `--${o.name}${o.value === undefined ? '' : ` ${o.value}`}`,
    o.summary,
  ]);
  const lines = [
    `rulewright ${name} - ${summary}`,
    '',
    `Usage: rulewright ${name}${command.options.length > 0 ? ' [options]' : ''}${operands}`,
    '',
    'Options:',
    ...table([...flags, ['-h, --help', 'show this help']]),
    ...(command.notes === undefined ? [] : ['', command.notes]),
  ];
  return `${lines.join('\n')}\n`;
}

export function overview(commands: readonly CommandName[]): string {
  const lines = [
    'rulewright - an exact, explainable rules engine for trading card games',
    '',
    'Usage: rulewright <command> [options]',
    '',
    'Commands:',
    ...table(commands.map((c) => [c.name, c.summary])),
    '',
    'Options:',
    ...table([
      ['-h, --help', 'show this help, or that of a command'],
      ['-v, --version', 'show the version'],
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
