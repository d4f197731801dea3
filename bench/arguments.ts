/** What the command line asks for. */
import { gameSuites, suites } from './suites.ts';

export const HELP = `Benchmarks against the bars of the design.

  npm run bench -- [SUITE...] [--json]
  npm run bench -- compare COMMIT [SUITE...] [--rounds N] [--json]

Without SUITE all are run: ${Object.keys(suites).join(', ')}.

Every figure is also given as it would be on a machine that does a fixed piece of reference work in half a second, so that
runs on different machines compare. The reference work is measured before, between and after the suites.

compare builds COMMIT in a folder of its own and measures it and this folder, uncommitted changes included, in turn, each in
processes of its own. It prints how many times as good this folder is, with the least and the greatest of the rounds.

  --game GAME  only the suites of magic or of grand-archive; the latter is measured beside Magic and by it
  --rounds N   how often each side is measured (6); every second time in new processes
  --json       for programs
`;

export type Command =
  | { readonly command: 'help' }
  | { readonly command: 'wrong'; readonly why: string }
  | { readonly command: 'bench'; readonly suites: readonly string[]; readonly json: boolean }
  | {
      readonly command: 'compare';
      readonly base: string;
      readonly suites: readonly string[];
      readonly rounds: number;
      readonly json: boolean;
    };

/** Whether a suite is of that game; of any if none is named. */
const isOf = (suite: string, game: string | undefined): boolean =>
  game === undefined ||
  (gameSuites[game]?.includes(suite) ?? !Object.values(gameSuites).some((all) => all.includes(suite)));

const wrong = (why: string): Command => ({ command: 'wrong', why });

export function readArguments(args: readonly string[]): Command {
  const words: string[] = [];
  let json = false;
  let rounds: number | undefined;
  let game: string | undefined;
  for (let i = 0; i < args.length; i++) {
    const word = args[i] ?? '';
    if (word === '--help' || word === '-h') return { command: 'help' };
    if (word === '--json') json = true;
    else if (word === '--game') {
      game = args[++i];
      if (game !== 'magic' && gameSuites[game ?? ''] === undefined)
        return wrong(`--game takes ${['magic', ...Object.keys(gameSuites)].join(' or ')}`);
    } else if (word === '--rounds') {
      rounds = Number(args[++i]);
      if (!Number.isInteger(rounds) || rounds < 1) return wrong('--rounds takes a number of rounds, 1 or more');
    } else if (word.startsWith('-')) return wrong(`no such option: ${word}`);
    else words.push(word);
  }
  const comparing = words[0] === 'compare';
  const base = comparing ? words[1] : undefined;
  if (comparing && base === undefined) return wrong('compare takes a commit to compare with, such as HEAD or a branch');
  if (!comparing && rounds !== undefined) return wrong('--rounds belongs to compare');
  const named = words.slice(comparing ? 2 : 0);
  const unknown = named.filter((name) => suites[name] === undefined);
  if (unknown.length > 0)
    return wrong(`no such benchmark: ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}`);
  const asked = Object.keys(suites).filter((name) => isOf(name, game) && (named.length === 0 || named.includes(name)));
  return base === undefined
    ? { command: 'bench', suites: asked, json }
    : { command: 'compare', base, suites: asked, rounds: rounds ?? 6, json };
}
