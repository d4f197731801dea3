/** What the rulings, and the games whose signatures are kept, say of each change. */
import type { Numbered } from './apply.ts';
import { runProcess } from './process.ts';
import type { Reached, Survey, Task } from './rulings.ts';

export type Verdict =
  | { readonly is: 'noticed'; readonly by: string }
  /** It went on for ever, or nearly. */
  | { readonly is: 'endless'; readonly by: string }
  | { readonly is: 'unnoticed' };

export interface Rulings {
  readonly root: string;
  readonly files: readonly string[];
  readonly program: string;
}

/** A run, or one ruling, that works longer than this many times what it does without the change does not end; a fixed time on top for what is done once. */
const TIMES_LONGER = 10;
const ALLOWANCE_MS = 15_000;
const SURVEY_MS = 60 * 60_000;
/** What few rulings reach may be work that is done once for all of them. */
const FEW = 3;
/** Then so many of the others are asked, from everywhere. */
const OTHERS = 150;
/** So many of the rulings that reach a change are asked, and of the games as many as take so much work: what none of them notices, the next hardly ever does. */
const MOST_RULINGS = 300;
const MOST_WORK_MS = 30_000;
/** So many of the rulings that reach a change are also saved and loaded at every decision; with all of them it would take hours. */
const THRICE = 15;

const isGame = ({ case: one }: Reached): boolean => 'game' in one;

/** Those that reach little first: they are about what they reach. */
const closest = (all: readonly Reached[]): readonly Reached[] =>
  all.toSorted((a, b) => a.places.length - b.places.length);

/** Some of all, from the first to the last. */
function spread<T>(all: readonly T[]): readonly T[] {
  const every = Math.ceil(all.length / OTHERS);
  return all.filter((_, i) => i % every === 0);
}

/** What says most of the sources of a package: the beginning of what it is called. */
const SAYS_MOST: Readonly<Record<string, string>> = {
  kernel: 'kernel,',
  magic: 'magic,',
  'grand-archive': 'grand-archive,',
  text: 'texts,',
  cards: 'texts,',
  language: 'texts,',
  scenario: 'documents,',
};

/** What says most of the file first, and of that the quick ones. */
function quickest(all: readonly Reached[], file: string): readonly Reached[] {
  const own = SAYS_MOST[file.split('/')[1] ?? ''] ?? '';
  const isOwn = ({ case: one }: Reached): number => ('game' in one && one.game.startsWith(own) ? 0 : 1);
  let work = 0;
  return all
    .toSorted((a, b) => isOwn(a) - isOwn(b) || a.ms - b.ms)
    .filter(({ ms }) => {
      work += ms;
      return work - ms < MOST_WORK_MS;
    });
}

export async function survey({ root, files, program }: Rulings): Promise<Survey> {
  const task: Task = { root, files };
  const { out, code } = await runProcess('node', [program], { input: JSON.stringify(task), ms: SURVEY_MS });
  if (code !== 0) throw new Error('the rulings do not run');
  const found = JSON.parse(out) as Survey;
  if (found.failed.length > 0)
    throw new Error(`rulings fail without any change: ${found.failed.slice(0, 3).join('; ')}`);
  return found;
}

export async function byRulings(judge: Rulings, known: Survey, { number, file }: Numbered): Promise<Verdict> {
  const reached = known.cases.filter(({ places }) => places.includes(number));
  const rulings = reached.filter((one) => !isGame(one));
  const once = known.loading.includes(number) || (rulings.length > 0 && rulings.length <= FEW);
  // What is made of the grammar, of a table of words or of keywords as it is loaded, a single one of all may notice.
  const others = once ? known.cases.filter((one) => !reached.includes(one)) : [];
  const all = [
    ...closest(rulings).slice(0, MOST_RULINGS),
    ...quickest(reached.filter(isGame), file),
    ...quickest(others.filter(isGame), file),
    ...spread(others.filter((one) => !isGame(one))),
  ];
  const plain = await attempt(judge, number, all, false);
  return plain.is === 'unnoticed' ? attempt(judge, number, closest(rulings).slice(0, THRICE), true) : plain;
}

async function attempt(
  { root, files, program }: Rulings,
  number: number,
  all: readonly Reached[],
  thrice: boolean,
): Promise<Verdict> {
  if (all.length === 0) return { is: 'unnoticed' };
  const only = all.map(({ case: one, signature }) => ({ case: one, signature }));
  const task: Task = { root, files, only, thrice };
  const usual = all.reduce((sum, { ms }) => sum + ms, 0);
  const { out, code, tooLong } = await runProcess('node', [program], {
    input: JSON.stringify(task),
    env: { MUTANT: String(number) },
    ms: ALLOWANCE_MS + TIMES_LONGER * usual,
    // It gives a sign of life before each.
    quietMs: (begun) => ALLOWANCE_MS + TIMES_LONGER * (all[begun - 1]?.ms ?? 0),
  });
  if (tooLong) return { is: 'endless', by: 'rulings' };
  if (code !== 0) return { is: 'noticed', by: 'the rulings do not run' };
  const failed = JSON.parse(out) as string | null;
  return failed === null ? { is: 'unnoticed' } : { is: 'noticed', by: failed };
}
