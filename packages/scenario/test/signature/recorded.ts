/** The signatures of documents that were recorded. */
import { readFileSync, writeFileSync } from 'node:fs';
import { DOCUMENT_KINDS } from './documents.ts';

/** By file and document, the digests of its kinds. */
type Recorded = Readonly<Record<string, Readonly<Record<string, string>>>>;

const place = new URL('documents.json', import.meta.url);

export const readDocuments = (): Recorded => JSON.parse(readFileSync(place, 'utf8')) as Recorded;

export const writeDocuments = (all: Recorded): void => writeFileSync(place, `${JSON.stringify(all, null, 2)}\n`);

/** What of a document has changed; null if nothing has, or nothing is recorded of it. */
export function documentDifference(was: string | undefined, is: string): string | null {
  if (was === undefined || was === is) return null;
  const [before, now] = [was.split(' '), is.split(' ')];
  return DOCUMENT_KINDS.filter((_, i) => before[i] !== now[i]).join(', ');
}
