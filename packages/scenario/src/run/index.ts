// Running scenarios: play.ts says what a game adds; actions.ts and passing.ts take the steps, decide.ts answers decisions, refs.ts
// knows what names mean, checks.ts compares, explain.ts says why; run.ts puts them together and report.ts prints what came of it.
// Nothing here knows a game.
export { type Explanation, explainIn, type Question } from './explain.ts';
export { type FixedRandom, isFixedRandom, type Move, makeMove } from './moves.ts';
export { type Recorded, recordScenario } from './record.ts';
export { errorLine, exitCode, jsonReport, textReport, unreadable } from './report.ts';
export { type Playable, type Result, type RunOptions, runScenario, type Status } from './run.ts';
