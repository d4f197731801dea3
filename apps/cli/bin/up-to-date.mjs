/**
 * The bundle of the sources as they are now. Each state of the sources has a folder of its own, which appears whole or not at all:
 * any number of commands may start at the same moment, and one that runs keeps its files while the sources change.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Older ones are thrown away. */
const KEPT = 5;
const WORK = 'work-';
const LONG_AGO_MS = 3_600_000;

/**
 * The path of the bundle's entry.
 * @param {string} root of the checkout
 * @param {string} cache where bundles are kept
 * @returns {Promise<string>}
 */
export async function upToDateBundle(root, cache) {
  const folder = join(cache, fingerprint(root));
  const entry = join(folder, 'main.js');
  if (existsSync(entry)) return entry;
  // Imported only here: most runs need no builder.
  const { buildCommand } = await import('./build.mjs');
  const work = workFolder(cache);
  await buildCommand(root, work);
  if (!work.startsWith(cache)) {
    process.once('exit', () => rmSync(work, { recursive: true, force: true }));
    return join(work, 'main.js');
  }
  moveOrDrop(work, folder);
  dropOld(cache, folder);
  return entry;
}

/**
 * Names the state of all sources: their paths, sizes and times.
 * @param {string} root
 */
function fingerprint(root) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else if (found !== undefined) hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
  };
  const cli = join(root, 'apps', 'cli');
  const packages = join(root, 'packages');
  const homes = [cli, ...readdirSync(packages).map((name) => join(packages, name))];
  for (const home of homes) for (const name of ['package.json', 'src']) add(join(home, name));
  for (const path of [join(cli, 'bin'), join(root, 'package-lock.json')]) add(path);
  return hash.digest('hex').slice(0, 16);
}

/**
 * A new folder to build in: in the cache, or, if nothing may be written there, one for this run alone.
 * @param {string} cache
 */
function workFolder(cache) {
  try {
    mkdirSync(cache, { recursive: true });
    return mkdtempSync(join(cache, WORK));
  } catch {
    return mkdtempSync(join(tmpdir(), 'rulewright-'));
  }
}

/**
 * Another command may have made the same bundle at the same time; then that one stays.
 * @param {string} work
 * @param {string} folder
 */
function moveOrDrop(work, folder) {
  try {
    renameSync(work, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'main.js'))) throw error;
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Folders in which a build is going on are left alone, unless it was broken off long ago.
 * @param {string} cache
 * @param {string} made
 */
function dropOld(cache, made) {
  const others = readdirSync(cache)
    .map((name) => join(cache, name))
    .filter((path) => path !== made)
    .map((path) => ({ path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.at - a.at);
  const inWork = others.filter(({ path }) => path.startsWith(join(cache, WORK)));
  const bundles = others.filter((other) => !inWork.includes(other));
  for (const { path } of [...bundles.slice(KEPT - 1), ...inWork.filter(({ at }) => Date.now() - at > LONG_AGO_MS)])
    rmSync(path, { recursive: true, force: true });
}
