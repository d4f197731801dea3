/**
 * The core of the card language: nodes that any such game needs, generic in a game's families, with their schemas, validation,
 * version and traversal. A game's own language stands in a folder of its name. Imports nothing but the kernel.
 */
export type * from './core/ability.ts';
export type * from './core/action.ts';
export type * from './core/condition.ts';
export type * from './core/cost.ts';
export type * from './core/effect.ts';
export type * from './core/event-pattern.ts';
export type * from './core/families.ts';
export type * from './core/filter.ts';
export type { Nonsense } from './core/lint.ts';
export type * from './core/selector.ts';
export type * from './core/value.ts';
export { LANGUAGE_VERSION } from './core/version.ts';
export { type Node, walk } from './core/walk.ts';
