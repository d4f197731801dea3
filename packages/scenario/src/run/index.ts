// Running scenarios: set-up.ts builds the game, actions.ts and passing.ts take the steps, decide.ts answers decisions,
// refs.ts knows what names mean, checks.ts compares, explain.ts says why; run.ts puts them together and report.ts prints what came of it.
// The command line and the tests import this folder; it imports the parser, the cards and the rules of Magic.

export { cardsUsed } from './cards-used.ts';
export { type Explanation, explainIn, type Question } from './explain.ts';
export { type FixedRandom, isFixedRandom, type Move, makeMove } from './moves.ts';
export { type Recorded, recordScenario } from './record.ts';
export { errorLine, exitCode, jsonReport, textReport, unreadable } from './report.ts';
export { type Result, type RunOptions, runScenario, type Status } from './run.ts';
