/** The card language: cards as plain data. Types here, validation and traversal beside them. Imports nothing but the kernel. */
export * from './ability.ts';
export * from './action.ts';
export * from './card.ts';
export * from './condition.ts';
export * from './cost.ts';
export * from './effect.ts';
export * from './event-pattern.ts';
export * from './normal.ts';
export * from './selector.ts';
export * from './validate.ts';
export * from './value.ts';
export * from './walk.ts';
