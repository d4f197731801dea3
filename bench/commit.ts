/** The sources of another commit, in a temporary folder. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { here, type Sources } from './build.ts';
import { sameDependencies } from './packages.ts';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: here.root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

export interface Commit {
  readonly id: string;
  /** Its first line. */
  readonly subject: string;
}

/** Undefined if there is no such commit. */
export function findCommit(name: string, ask: (...args: readonly string[]) => string = git): Commit | undefined {
  try {
    const id = ask('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
    return { id, subject: ask('log', '-1', '--format=%s', id) };
  } catch {
    return undefined;
  }
}

/** Runs something on the sources of a commit, which are gone afterwards. */
export async function withSources<T>(commit: Commit, run: (sources: Sources) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const root = join(folder, 'commit');
  try {
    git('worktree', 'add', '--detach', root, commit.id);
    return await run({ root, packages: dependencies(root) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

/** Where the packages of others are that the commit needs: ours do, or they are installed. */
function dependencies(root: string): string {
  const lock = (at: string): unknown => JSON.parse(readFileSync(join(at, 'package-lock.json'), 'utf8'));
  if (sameDependencies(lock(root), lock(here.root))) return here.packages;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: root, stdio: ['ignore', 2, 2] });
  return join(root, 'node_modules');
}
