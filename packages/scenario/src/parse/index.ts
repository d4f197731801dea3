// The scenario language, read: YAML text in, typed plain data or errors with file, line and column out.
// scenario.ts, step.ts and check.ts hold the types of what a file says in any game; document.ts reads YAML; reading.ts says
// what a game's vocabulary adds; the other files read one part of a scenario each. Nothing here knows a game or the engine.

export { readAnswer, readSharesOf } from './answers.ts';
export { readDecision, readExplain, readGame, readTurn } from './aspects.ts';
export type * from './check.ts';
export { readZoneExpectation } from './checks.ts';
export { type Entry, isBlank, type MapNode, type Node } from './document.ts';
export type { ScenarioError, ScenarioErrorCode } from './errors.ts';
export { closestWord, foldName, sameName } from './names.ts';
export { commonObjectFields, type ObjectWords, readObject, readObjects } from './objects.ts';
export * from './options.ts';
export * from './passing.ts';
export * from './payments.ts';
export type * from './plain.ts';
export * from './properties.ts';
export { canBeFixed, isRandomResult, modulusOf } from './random-results.ts';
export * from './read.ts';
export type * from './reading.ts';
export type * from './ref.ts';
export { parseRef, type RefScope } from './refs.ts';
export type * from './scenario.ts';
export { readScenarios } from './scenarios.ts';
export * from './stack.ts';
export * from './step.ts';
