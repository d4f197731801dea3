/** Magic's grammar, compiler and words: cards as text in, cards as card language out, and the engine's codes as sentences. */
export * from '../index.ts';
export * from '../words/magic/index.ts';
/** Magic's words: more than those of any game. */
export type { MagicWords as Words } from '../words/magic/words.ts';
export * from './compile/index.ts';
export { traditionalMagic } from './traditional.ts';
export { printTypeLine, readTypeLine, subtypeWord, type TypeLine, type Unread } from './types/type-line.ts';
