/** The bundled cards. The parts beside this file are generated; `../../bundle.json` says which cards are in them. */
import type { BundleEntry } from './entry.ts';

export { type BundleEntry, printedText, textsOf } from './entry.ts';
export { entryOf, moduleOf, partOf, type Selection } from './make.ts';

const parts: readonly string[] = [];

export const bundle: readonly BundleEntry[] = parts.flatMap((part) => JSON.parse(part) as readonly BundleEntry[]);
