/** In a checkout the browser app is built when it is first served, and again when its sources are newer than what was built. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const appIn = (root: string): string => join(root, 'apps', 'web');

/** What the app is made from: its own files, the packages it uses, and the versions of the libraries. */
export const sourcesOf = (root: string): readonly string[] => [
  ...['index.html', 'package.json', 'public', 'src', 'vite', 'vite.config.ts'].map((name) => join(appIn(root), name)),
  ...readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src')),
  join(root, 'package-lock.json'),
];

export function isStale(built: string, from: readonly string[]): boolean {
  const page = statSync(join(built, 'index.html'), { throwIfNoEntry: false });
  return page === undefined || from.some((path) => existsSync(path) && newest(path) > page.mtimeMs);
}

function newest(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  // The folder's own time tells of files that were taken away.
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), found.mtimeMs);
}

/**
 * Builds the app beside its place and puts it there when it is whole: several commands may do so at once, and one that serves has always
 * something to serve. What the builder said is returned if it failed, null if all went well.
 */
export async function build(root: string, built: string): Promise<string | null> {
  const cache = join(root, 'node_modules', '.cache');
  const work = workIn(cache);
  if (work === null) return `nothing may be written into ${cache}`;
  const app = appIn(root);
  const said = await vite(app, ['build', '--emptyOutDir', '--outDir', relative(app, join(work, 'new'))]);
  if (said === null) putInPlace(work, built);
  rmSync(work, { recursive: true, force: true });
  return said;
}

function workIn(cache: string): string | null {
  try {
    mkdirSync(cache, { recursive: true });
    return mkdtempSync(join(cache, 'web-'));
  } catch {
    return null;
  }
}

function putInPlace(work: string, built: string): void {
  try {
    renameSync(built, join(work, 'old'));
  } catch {
    // There was none, or another command has just taken it away to put its own there.
  }
  try {
    renameSync(join(work, 'new'), built);
  } catch (error) {
    if (!existsSync(join(built, 'index.html'))) throw error;
  }
}

function vite(app: string, args: readonly string[]): Promise<string | null> {
  const script = join(dirname(createRequire(join(app, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: app,
      // What is served is the finished app, whatever the shell is set up for.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text;
    });
    child.stderr.on('data', (text: Buffer) => {
      said += text;
    });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? null : said));
  });
}
