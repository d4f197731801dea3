/** Where scenarios are. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './command.ts';

/** The scenario files of a directory and those below it, in order; a file is itself. */
export function scenarioFiles(path: string): readonly string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) throw new UsageError(`there is no file "${path}"`);
  if (!stats.isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return scenarioFiles(inside);
    return /\.ya?ml$/.test(entry.name) ? [inside] : [];
  });
}
