/**
 * The toy game: the smallest rule set that touches every part of the kernel. The kernel's tests play it, and it is the proof
 * that what lies above the kernel knows no particular game. Nothing that is not about the toy game imports it.
 */
export * from './cards.ts';
export { type DrawEvent, draw, moveTo, type ScoreEvent, score } from './events/kinds.ts';
export { newGame, place, type Setup, start, table } from './events/set-up.ts';
export { rules } from './rules.ts';
export { cardOf, points, type ToyGame } from './state.ts';
export type { Act } from './turn.ts';
