/**
 * The common engine: what any trading card game needs above the kernel and the core of the card language. It knows no game; a rule
 * set plugs in its tables. May be imported by everything above the language.
 */
export * from './context.ts';
export * from './continuous/index.ts';
export * from './evaluate/index.ts';
export * from './explain/index.ts';
export type * from './game.ts';
export { likeBefore, sayTheSame } from './like.ts';
export * from './loops/index.ts';
export * from './passing/index.ts';
export * from './play/index.ts';
export * from './program/index.ts';
export * from './replacement/index.ts';
export * from './resolve/index.ts';
export * from './triggers/index.ts';
