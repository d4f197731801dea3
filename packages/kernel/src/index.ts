/**
 * The kernel: objects, zones, events, decisions, frames, effects, randomness, views, saving, replay. It knows no game;
 * rule sets build on it. Nothing here imports another package. Writing to the state (`./write.ts`) is exported separately.
 */
export * from './aspects.ts';
export { bounded } from './bounded.ts';
export { invariants, notPlain } from './conserve.ts';
export * from './decision.ts';
export * from './decisions.ts';
export * from './derivation.ts';
export * from './directive.ts';
export { eventKind, happen } from './door.ts';
export * from './event.ts';
export * from './events/index.ts';
export * from './game.ts';
export { guess } from './guess.ts';
export { hash, hashPlain } from './hash.ts';
export * from './ids.ts';
export * from './limits.ts';
export * from './log.ts';
export * from './machine.ts';
export * as parts from './parts.ts';
export type { Plain } from './plain.ts';
export * from './procedure.ts';
export * from './random.ts';
export { Reader, SaveError, type SaveFault } from './reading.ts';
export * from './replay.ts';
export { load, type SavedState, save } from './save.ts';
export { type Eyes, Seen, seenBy } from './seen.ts';
export { altered, uniform } from './shape.ts';
export * from './shortcut.ts';
export * from './state.ts';
export { rowAt, rowsOf, type Table } from './table.ts';
export { UNKNOWN_CARD, WAITING } from './veil.ts';
export * from './view.ts';
export { type VisibleEvent, visibleEvents } from './visible-events.ts';
