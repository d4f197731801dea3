/** The signatures of texts that were recorded. */
import { readFileSync, writeFileSync } from 'node:fs';
import { TEXT_KINDS } from './texts.ts';

/** By source and text, the digests of its kinds. */
type Recorded = Readonly<Record<string, Readonly<Record<string, string>>>>;

const place = new URL('texts.json', import.meta.url);

export const readTexts = (): Recorded => JSON.parse(readFileSync(place, 'utf8')) as Recorded;

export const writeTexts = (all: Recorded): void => writeFileSync(place, `${JSON.stringify(all, null, 2)}\n`);

/** What of a text has changed; null if nothing has, or nothing is recorded of it. Of a new kind nothing is recorded, either. */
export function textDifference(was: string | undefined, is: string): string | null {
  if (was === undefined) return null;
  const [before, now] = [was.split(' '), is.split(' ')];
  const changed = TEXT_KINDS.filter((_, i) => before[i] !== undefined && before[i] !== now[i]);
  return changed.length === 0 ? null : changed.join(', ');
}
