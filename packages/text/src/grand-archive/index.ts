/** Grand Archive's grammar and compiler: cards as text in, cards as card language out. */
export * from './compile/index.ts';
