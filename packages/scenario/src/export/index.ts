// Writing scenarios: write.ts prints them, steps.ts turns what was done in a game into steps, naming.ts finds what to call things,
// course.ts says what a game adds. What is written can be read and run, and comes to the same. Nothing here knows a game.
export { type ExportedSteps, exportSteps } from './steps.ts';
export { documentTexts, type StepText, withSteps, writeDocument } from './write.ts';
