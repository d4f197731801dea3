/** The browser app is built when it is first served, and again when its sources are newer than what was built. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const APP = join(ROOT, 'apps', 'web');

/** Where the built app is. */
export const BUILT = join(APP, 'dist');

/** What the app is made from: its own files, the packages it uses, and the versions of the libraries. */
const sources = (): readonly string[] => [
  ...['index.html', 'package.json', 'public', 'src', 'vite', 'vite.config.ts'].map((name) => join(APP, name)),
  ...readdirSync(join(ROOT, 'packages')).map((name) => join(ROOT, 'packages', name, 'src')),
  join(ROOT, 'package-lock.json'),
];

export function isStale(built: string = BUILT, from: readonly string[] = sources()): boolean {
  const page = statSync(join(built, 'index.html'), { throwIfNoEntry: false });
  return page === undefined || from.some((path) => existsSync(path) && newest(path) > page.mtimeMs);
}

function newest(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  // The folder's own time tells of files that were taken away.
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), found.mtimeMs);
}

/** Builds the app. What the builder said is returned if it failed, null if all went well. */
export function build(): Promise<string | null> {
  const vite = join(dirname(createRequire(join(APP, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [vite, 'build'], {
      cwd: APP,
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
