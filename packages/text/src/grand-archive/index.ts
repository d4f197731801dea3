/** Grand Archive's grammar, compiler and words: cards as text in, cards as card language out, and the engine's codes as sentences. */
export * from '../index.ts';
export * from '../words/grand-archive/index.ts';
/** Grand Archive's words: more than those of any game. */
export type { GrandArchiveWords as Words } from '../words/grand-archive/words.ts';
export * from './compile/index.ts';
