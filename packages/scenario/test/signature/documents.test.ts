/** What is said of documents that are not as they should be, and what their steps are written as, is as it was when it was recorded. */
import { expect, test } from 'vitest';
import { documents, signatureOf } from './documents.ts';
import { documentDifference, readDocuments } from './recorded.ts';

const recorded = readDocuments();
const HOW = 'if that is what you want, record it anew with `npm run signature`';

test.each([...documents()])('%s: read, run and written as before', (file, all) => {
  // Of a new document nothing is recorded yet.
  const changed = all.map((document) => documentDifference(recorded[file]?.[document.key], signatureOf(document)));
  expect(
    changed.filter((difference) => difference !== null),
    HOW,
  ).toEqual([]);
});
