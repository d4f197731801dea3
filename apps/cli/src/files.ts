/** Files that the user names: what is wrong with one is said in words. */
import { closeSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from './command.ts';

/** Far more than any scenario, list or game has; what is read piece by piece may be larger. */
const LARGEST = 64_000_000;

/** The text of a file. */
export const readText = (path: string): string =>
  tried(path, `there is no file "${path}"`, () => {
    const { size } = statSync(path);
    if (size > LARGEST) throw new UsageError(`"${path}" is larger than ${LARGEST / 1e6} MB: no such file is meant`);
    return readFileSync(path, 'utf8');
  });

/** The size of a file that is read piece by piece. */
export const sizeOf = (path: string): number =>
  tried(path, `there is no file "${path}"`, () => {
    const stats = statSync(path);
    if (stats.isDirectory()) throw new UsageError(`"${path}" ${PROBLEMS.EISDIR}`);
    closeSync(openSync(path, 'r'));
    return stats.size;
  });

export const writeText = (path: string, text: string): void =>
  tried(path, `there is no directory "${dirname(path)}"`, () => writeFileSync(path, text));

/** A directory to write into, made if it is not there. */
export const makeFolder = (path: string): void =>
  tried(path, `"${path}" cannot be made`, () => {
    mkdirSync(path, { recursive: true });
  });

function tried<T>(path: string, missing: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new UsageError(missing);
    const what = typeof code === 'string' ? PROBLEMS[code] : undefined;
    if (what === undefined) throw error;
    throw new UsageError(`"${path}" ${what}`);
  }
}

/** What the system says of a file. */
const PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'is not yours to use',
  EEXIST: 'is a file, not a directory',
  EISDIR: 'is a directory, not a file',
  ENOSPC: 'finds no room on the disk',
  ENOTDIR: 'goes through something that is no directory',
  EPERM: 'is not yours to use',
  EROFS: 'is where nothing may be written',
};
