/** The card language of Grand Archive: cards as plain data. Types and validation. */

export type { AnySchema, FieldTable } from '../core/schema/shape.ts';
export type { EventRole } from '../core/selector.ts';
export { LANGUAGE_VERSION } from '../core/version.ts';
export { walk } from '../core/walk.ts';
export * from './card.ts';
export type { GrandArchiveCondition, Restriction } from './condition.ts';
export type { CantAction, GrandArchiveChange, GrandArchiveDuration, MustAction } from './effect.ts';
export type { PrintedCost } from './face.ts';
export type * from './families.ts';
export { nonsenseOn } from './lint.ts';
export * from './normal.ts';
export { families as schemas } from './schema/index.ts';
export type { GrandArchiveFilter, GrandArchiveSelector, PlayerGroup, SharedTrait } from './selector.ts';
export * from './validate.ts';
export type { GrandArchiveValue } from './value.ts';
export * from './words.ts';
