/** Changes that change nothing anybody could see, each with the reason. They are found by their line's text, so they move with it. */
import { readFileSync } from 'node:fs';
import type { Mutation } from './find.ts';

export interface Equivalent {
  /** Absent for what means the same in every file. */
  readonly file?: string;
  /** The line in which the change begins, trimmed; absent where what stands just before the place says enough. */
  readonly line?: string;
  readonly after?: string;
  readonly becomes: string;
  readonly reason: string;
}

export const readEquivalent = (path: string): readonly Equivalent[] =>
  JSON.parse(readFileSync(path, 'utf8')) as readonly Equivalent[];

export const lineText = (text: string, { line }: Mutation): string => (text.split('\n')[line - 1] ?? '').trim();

export const isEquivalent = (known: readonly Equivalent[], text: string, mutation: Mutation): boolean =>
  known.some(
    ({ file, line, after, becomes }) =>
      becomes === mutation.becomes &&
      (file === undefined || file === mutation.file) &&
      (line === undefined || line === lineText(text, mutation)) &&
      (after === undefined || text.slice(0, mutation.start).endsWith(after)),
  );
