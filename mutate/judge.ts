/** What the rulings say of each change. */
import type { Numbered } from './apply.ts';
import { runProcess } from './process.ts';
import type { Ruling, Survey, Task } from './rulings.ts';

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

/** A run, or one ruling, that takes longer than this many times its time without the change does not end; a fixed time on top for a busy machine. */
const TIMES_LONGER = 20;
const ALLOWANCE_MS = 60_000;
const SURVEY_MS = 30 * 60_000;
/** What few rulings reach may be work that is done once for all of them. */
const FEW = 3;
/** So many of the rulings that reach a change are asked, and so many also saved and loaded at every decision; the others would take hours. */
const MOST = 400;
const THRICE = 60;

/** Those that reach little first: they are about what they reach. */
const closest = (all: Survey['rulings']): Survey['rulings'] =>
  all.toSorted((a, b) => a.places.length - b.places.length);

export async function survey({ root, files, program }: Rulings): Promise<Survey> {
  const task: Task = { root, files };
  const { out, code } = await runProcess('node', [program], { input: JSON.stringify(task), ms: SURVEY_MS });
  if (code !== 0) throw new Error('the rulings do not run');
  const found = JSON.parse(out) as Survey;
  if (found.failed.length > 0)
    throw new Error(`rulings fail without any change: ${found.failed.slice(0, 3).join('; ')}`);
  return found;
}

export async function byRulings(rulings: Rulings, known: Survey, { number }: Numbered): Promise<Verdict> {
  const reached = known.rulings.filter(({ places }) => places.includes(number));
  const once = known.loading.includes(number) || (reached.length > 0 && reached.length <= FEW);
  const all = once ? known.rulings : reached;
  if (all.length === 0) return { is: 'unnoticed' };
  const plain = await attempt(rulings, number, once ? all : closest(all).slice(0, MOST), false);
  return plain.is === 'unnoticed' ? attempt(rulings, number, closest(reached).slice(0, THRICE), true) : plain;
}

async function attempt(
  { root, files, program }: Rulings,
  number: number,
  all: Survey['rulings'],
  thrice: boolean,
): Promise<Verdict> {
  const only: readonly Ruling[] = closest(all).map(({ ruling }) => ruling);
  const task: Task = { root, files, only, thrice };
  const usual = all.reduce((sum, { ms }) => sum + ms, 0);
  const { out, code, tooLong } = await runProcess('node', [program], {
    input: JSON.stringify(task),
    env: { MUTANT: String(number) },
    ms: ALLOWANCE_MS + TIMES_LONGER * usual,
    quietMs: ALLOWANCE_MS + TIMES_LONGER * Math.max(...all.map(({ ms }) => ms)),
  });
  if (tooLong) return { is: 'endless', by: 'rulings' };
  if (code !== 0) return { is: 'noticed', by: 'the rulings do not run' };
  const failed = JSON.parse(out) as string | null;
  return failed === null ? { is: 'unnoticed' } : { is: 'noticed', by: failed };
}
