/** `npm run signature`: records anew what is made of documents, and says what has changed. */
import { documents, signatureOf } from './documents.ts';
import { documentDifference, readDocuments, writeDocuments } from './recorded.ts';

const before = readDocuments();
const all: Record<string, Record<string, string>> = {};
for (const [file, own] of documents()) {
  all[file] = Object.fromEntries(own.map((document) => [document.key, signatureOf(document)]));
  for (const [key, signature] of Object.entries(all[file])) {
    const changed = documentDifference(before[file]?.[key], signature);
    if (changed !== null) console.log(`${file}: ${changed}`);
  }
}
writeDocuments(all);
