/** The bundled cards. The parts beside this file are generated; `../bundle.json` says which cards are in them. */
import { type BundleEntry, readPart } from './entry.ts';
import m13 from './m13.ts';
import mic from './mic.ts';
import mid from './mid.ts';
import mkm from './mkm.ts';
import others from './others.ts';
import shm from './shm.ts';

export { type BundleEntry, linesOf, printedText, textsOf } from './entry.ts';
export { entryOf, moduleOf, partOf, type Selection } from './make.ts';
export { sourceOf } from './source.ts';

export const bundle: readonly BundleEntry[] = [m13, shm, mid, mic, mkm, others].flatMap(readPart);
