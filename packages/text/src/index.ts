/** Words in the players' languages: prompts, reasons, events, derivations. The engine has codes only. */

export * from './compile/index.ts';
export { type NameOf, render, tellFact } from './render.ts';
export { printTypeLine, readTypeLine, subtypeWord, type TypeLine, type Unread } from './types/type-line.ts';
export type { Lang } from './types/words.ts';
export * from './words/index.ts';
