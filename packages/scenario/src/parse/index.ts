// The scenario language, read: YAML text in, typed plain data or errors with file, line and column out.
// scenario.ts, step.ts and check.ts hold the types of what a file says; document.ts reads YAML; the other files read one
// part of a scenario each, by tables of the keys that the part may have. Nothing here knows the engine or any card.
// The runner, the exporter and the command line import this folder; it imports nothing of theirs.

export { type ManaSymbol, parseManaSymbols } from '../magic/mana.ts';
export type { Color, Face, FaceDownKind, Format, Game, StepName, Zone } from '../magic/vocabulary.ts';
export type * from './check.ts';
export type { ScenarioError, ScenarioErrorCode } from './errors.ts';
export { foldName, sameName } from './names.ts';
export { parseScenarios } from './parse-scenarios.ts';
export { parseRef, type RefScope } from './refs.ts';
export type * from './scenario.ts';
export type * from './step.ts';
