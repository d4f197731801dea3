/** The card language of Magic: cards as plain data. Types, validation, and comparing what two pieces mean. */

export type { AnySchema, FieldTable } from '../core/schema/shape.ts';
export type { EventRole } from '../core/selector.ts';
export { LANGUAGE_VERSION } from '../core/version.ts';
export { walk } from '../core/walk.ts';
export * from './card.ts';
export { type MagicCondition, STEPS, type Step } from './condition.ts';
export type { CantAction, MagicChange, MagicDuration } from './effect.ts';
export type * from './families.ts';
export { nonsenseOn } from './lint.ts';
export * from './normal.ts';
export { families as schemas } from './schema/index.ts';
export type { MagicFilter, MagicSelector, PlayerGroup, Zone } from './selector.ts';
export * from './validate.ts';
export type { MagicValue, Stat } from './value.ts';
export * from './words.ts';
