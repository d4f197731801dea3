/** What the command line asks for. */

export const HELP = `How many wrong changes to the sources do the tests notice?

  npm run mutate -- [--package NAME]... [--count N] [--seed N] [--json] [--rulings-only]

A sample of all places where an operator, a condition, a number, a call can be changed is drawn; each change is made on its own, and
first the rulings and the games of the signature are run in which it would make a difference, then the tests of all packages. What none
notices is listed with its place. What does not end counts as noticed and is told apart: it worked ten times as long as without the change, and more.

  --package NAME   only the sources of packages/NAME; may be given several times (without it: all rule, text and table packages)
  --count N        how many changes (100)
  --seed N         which sample (1)
  --jobs N         how many at a time (2)
  --rulings-only   do not go on to the tests
  --json           for programs

Changes that change nothing are listed with the reason in mutate/equivalent.json and do not count. Exit code 0 means that at least
90 % of the others were noticed.
`;

export interface Asked {
  readonly packages: readonly string[];
  readonly count: number;
  readonly seed: number;
  readonly jobs: number;
  readonly rulingsOnly: boolean;
  readonly json: boolean;
}

const PACKAGES: readonly string[] = [
  'kernel',
  'language',
  'rules',
  'magic',
  'grand-archive',
  'text',
  'cards',
  'scenario',
  'bots',
  'table',
];

export type Command =
  | { readonly command: 'help' }
  | { readonly command: 'wrong'; readonly why: string }
  | ({ readonly command: 'mutate' } & Asked);

const wrong = (why: string): Command => ({ command: 'wrong', why });

export function readArguments(args: readonly string[]): Command {
  const packages: string[] = [];
  const numbers: Record<'--count' | '--seed' | '--jobs', number> = { '--count': 100, '--seed': 1, '--jobs': 2 };
  let json = false;
  let rulingsOnly = false;
  for (let i = 0; i < args.length; i++) {
    const word = args[i] ?? '';
    switch (word) {
      case '--help':
      case '-h':
        return { command: 'help' };
      case '--json':
        json = true;
        break;
      case '--rulings-only':
        rulingsOnly = true;
        break;
      case '--package': {
        const name = args[++i] ?? '';
        if (!PACKAGES.includes(name)) return wrong(`no such package: "${name}"; there are ${PACKAGES.join(', ')}`);
        packages.push(name);
        break;
      }
      case '--count':
      case '--seed':
      case '--jobs': {
        const number = Number(args[++i]);
        if (!Number.isInteger(number) || number < 1) return wrong(`${word} takes a whole number, 1 or more`);
        numbers[word] = number;
        break;
      }
      default:
        return wrong(`no such option: ${word}`);
    }
  }
  return {
    command: 'mutate',
    packages: packages.length === 0 ? PACKAGES : packages,
    count: numbers['--count'],
    seed: numbers['--seed'],
    jobs: numbers['--jobs'],
    rulingsOnly,
    json,
  };
}
